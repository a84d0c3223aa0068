import { endings, isDrawing, pictureNames, picturePath, picturesFolder, readPicture } from '../pictures/picture-file';
import { fileNames, readFile } from './files';
import { fieldName } from './mistake';

type Use = { file: string; field: string };

/** Where content names each picture. */
function findUses(names: readonly string[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>(names.map((name) => [name.normalize('NFC'), []]));
  const walk = (file: string, value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value === 'string') uses.get(value.normalize('NFC'))?.push({ file, field: fieldName(file, path) });
    else if (Array.isArray(value)) value.forEach((inner, index) => walk(file, inner, [...path, index]));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(file, inner, [...path, key]);
    }
  };
  for (const name of fileNames) walk(`content/${name}.ts`, readFile(name), []);
  return uses;
}

/** Reads a whole photo, because the end of a file may be missing. */
async function isDamaged(name: string): Promise<boolean> {
  const path = picturePath(name);
  // The schemas report files of other kinds.
  if (path === undefined || isDrawing(name) || !((readPicture(name)?.type ?? '') in endings)) return false;
  const { default: sharp } = await import('sharp');
  try {
    await sharp(path, { failOn: 'warning' }).resize(16).raw().toBuffer();
    return false;
  } catch {
    return true;
  }
}

/**
 * What the schemas do not see in `content/pictures/`: photos that end in the middle, and files that no content names.
 *
 * @returns one line per mistake
 */
export async function checkPictures(): Promise<string[]> {
  const uses = findUses(pictureNames());
  const lines = [...uses].map(async ([name, places]) => {
    const [first] = places;
    if (!first) return `${picturesFolder}/${name} › file: found ${name}, expected only pictures that content names`;
    const damaged = await isDamaged(name);
    return (
      damaged &&
      `${first.file} › ${first.field}: found "${name}", expected a whole picture, and the file is damaged: copy it once more`
    );
  });
  return (await Promise.all(lines)).filter((line) => typeof line === 'string');
}
