import { readFileSync } from 'node:fs';
import { atLine, fileMistake, show, type Mistake } from '../../lib/content/mistake';
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

/** Whether all samples of one channel are nearly the same. */
function isEven(data: Buffer, channels: number, channel: number): boolean {
  const values = data.filter((_, index) => index % channels === channel);
  return Math.max(...values) - Math.min(...values) < visibleDifference;
}

/**
 * Reads a whole picture, because the end of a file may be missing.
 *
 * @returns what is expected instead of it, if anything
 */
async function defectOf(name: string): Promise<string | undefined> {
  const path = picturePath(name);
  const file = readPicture(name);
  // The schemas report files of other kinds, and too large ones.
  if (path === undefined || !file || !(file.type && file.type in endings)) return undefined;
  if (!isDrawing(name) && file.width * file.height > mostMegapixels * 1e6) return undefined;
  const { default: sharp } = await import('sharp');
  const reading = sharp(path, { failOn: 'warning' }).resize(samples, samples, { fit: 'fill' });
  try {
    const { data, info } = await reading.toColorspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const { channels } = info;
    const alpha = data.filter((_, index) => index % channels === channels - 1);
    if (Math.max(...alpha) < visibleDifference) return 'a picture, and this one is transparent all over';
    const isOneColor = [...Array(channels).keys()].every((channel) => isEven(data, channels, channel));
    return isOneColor ? 'a picture of something, and this one has one color all over' : undefined;
  } catch {
    return 'a whole picture, and the file is damaged: copy it once more';
  }
}

/** What git writes around both versions of a place that two people have changed. */
const conflictMarker = /^(?:<{7}|={7}|>{7}|\|{7})(?: |\r?$)/;

/** A mistake for each mark of a conflict in a drawing. */
function conflictMistakes(file: string, source: string): Mistake[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      conflictMarker.test(line)
        ? [atLine(file, index + 1, 'conflict', 'both versions of a conflict', 'one of them')]
        : [],
    );
}

type WithPictures = Pick<CheckedFile, 'file' | 'data' | 'texts' | 'mistakes'>;

/**
 * What the schemas do not see in `content/pictures/`: pictures that end in the middle or show nothing, drawings with both
 * versions of a conflict, and files that no content names.
 */
export async function pictureMistakes(files: readonly WithPictures[]): Promise<Mistake[]> {
  // A file that cannot be read may name any of them.
  const allRead = files.every(({ data }) => data !== undefined);
  const texts = files.flatMap(({ file, mistakes, texts: inFile }) =>
    inFile.map(({ path, text }) => ({
      file,
      path,
      text,
      isReported: mistakes.some((mistake) => String(mistake.path) === String(path)),
    })),
  );
  const found = pictureNames().map(async (name): Promise<Mistake[]> => {
    const use = texts.find(({ text }) => text.normalize() === name.normalize());
    if (!use)
      return allRead ? [fileMistake(`${picturesFolder}/${name}`, name, 'only pictures that content names')] : [];
    const conflicts = isDrawing(name)
      ? conflictMistakes(`${picturesFolder}/${name}`, readFileSync(picturePath(name) ?? '', 'utf8'))
      : [];
    if (conflicts.length > 0 || use.isReported) return conflicts;
    const expected = await defectOf(name);
    const { file, path } = use;
    return expected ? [{ file, path, code: 'picture', found: show(name), expected }] : [];
  });
  return (await Promise.all(found)).flat();
}
