import { endings, isDrawing, pictureNames, picturePath, picturesFolder, readPicture } from '../pictures/picture-file';
import { fieldName } from './mistake';
import { readSources } from './sources';
import { textsIn } from './texts-in';

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
  const { sources } = await readSources();
  // A file that cannot be read may name any of them.
  const allRead = sources.every(({ isReadable }) => isReadable);
  const texts = sources.flatMap(({ file, data }) => textsIn(data).map(({ path, text }) => ({ file, path, text })));
  const lines = pictureNames().map(async (name) => {
    const use = texts.find(({ text }) => text.normalize() === name.normalize());
    if (!use && !allRead) return false;
    if (!use) return `${picturesFolder}/${name} › file: found ${name}, expected only pictures that content names`;
    const { file } = use;
    const expected = 'expected a whole picture, and the file is damaged: copy it once more';
    return (await isDamaged(name)) && `${file} › ${fieldName(file, use.path)}: found "${name}", ${expected}`;
  });
  return (await Promise.all(lines)).filter((line) => line !== false);
}
