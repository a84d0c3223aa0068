import { fileMistake, show, type Mistake } from '../../lib/content/mistake';
import { mostMegapixels } from '../../lib/content/schemas/picture';
import {
  endings,
  isDrawing,
  pictureNames,
  picturePath,
  picturesFolder,
  readPicture,
} from '../../lib/photos/picture-file';
import type { CheckedFile } from './check-file';

/** Samples per side, which is enough to see whether there is anything to see. */
const samples = 32;
/** Of 255: compression makes one color vary by less. */
const visibleDifference = 10;

/** What is expected instead of a picture. All of it is read, because the end of a file may be missing. */
async function defectOf(name: string): Promise<string | undefined> {
  const path = picturePath(name);
  const file = readPicture(name);
  // The schemas report files of other kinds, and too large ones.
  if (path === undefined || !file || !(file.type && file.type in endings)) return undefined;
  if (!isDrawing(name) && file.width * file.height > mostMegapixels * 1e6) return undefined;
  const { default: sharp } = await import('sharp');
  const reading = sharp(path, { failOn: 'warning' }).resize(samples, samples, { fit: 'fill' });
  try {
    const small = await reading.toColorspace('srgb').ensureAlpha().png().toBuffer();
    const { channels } = await sharp(small).stats();
    const alpha = channels.at(-1)?.max ?? 0;
    if (alpha < visibleDifference) return 'a picture, and this one is transparent all over';
    const isOneColor = channels.every(({ min, max }) => max - min < visibleDifference);
    return isOneColor ? 'a picture of something, and this one has one color all over' : undefined;
  } catch {
    return 'a whole picture, and the file is damaged: copy it once more';
  }
}

type WithPictures = Pick<CheckedFile, 'file' | 'data' | 'texts' | 'mistakes'>;

/** Pictures that are damaged or show nothing, and files that no content names. */
export async function pictureMistakes(files: readonly WithPictures[]): Promise<Mistake[]> {
  // A file that cannot be read may name any of them.
  const allRead = files.every(({ data }) => data !== undefined);
  const texts = files.flatMap(({ file, mistakes, texts: own }) =>
    own.map(({ path, text }) => ({ file, path, text, mistakes })),
  );
  const found = pictureNames().map(async (name): Promise<Mistake[]> => {
    const use = texts.find(({ text }) => text.normalize() === name.normalize());
    if (!use)
      return allRead ? [fileMistake(`${picturesFolder}/${name}`, name, 'only pictures that content names')] : [];
    const { file, path, mistakes } = use;
    const isReported = mistakes.some((mistake) => String(mistake.path) === String(path));
    const expected = isReported ? undefined : await defectOf(name);
    return expected ? [{ file, path, code: 'picture', found: show(name), expected }] : [];
  });
  return (await Promise.all(found)).flat();
}
