import { endings, isDrawing, pictureNames, picturePath, picturesFolder, readPicture } from '../pictures/picture-file';
import type { CheckedFile } from './check-file';
import { mistakeLine } from './mistake';

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
export async function checkPictures(files: readonly CheckedFile[]): Promise<string[]> {
  // A file that cannot be read may name any of them.
  const allRead = files.every(({ data }) => data !== undefined);
  const texts = files.flatMap(({ file, texts: inFile }) => inFile.map((found) => Object.assign({ file }, found)));
  const lines = pictureNames().map(async (name) => {
    const use = texts.find(({ text }) => text.normalize() === name.normalize());
    if (!use && !allRead) return [];
    if (!use) return [mistakeLine(`${picturesFolder}/${name}`, 'file', name, 'only pictures that content names')];
    const expected = 'a whole picture, and the file is damaged: copy it once more';
    return (await isDamaged(name)) ? [mistakeLine(use.file, use.path, `"${name}"`, expected)] : [];
  });
  return (await Promise.all(lines)).flat();
}
