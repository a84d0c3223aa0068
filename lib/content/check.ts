import { unusedAllowances } from './allowances';
import { checkFile, type CheckedFile, type Fills } from './check-file';
import { checkPictures } from './check-pictures';
import { crossCheck } from './cross-check';
import { mistakeLine } from './mistake';
import { publishingMistakes } from '../published-files';
import { isTaken, publicFiles } from './public-files';
import { publicPaths } from './schemas/public-paths';
import { readSources } from './sources';

const nothing = () => undefined;

/** What sentences are filled in with, as far as the files that it comes from have no mistake, which is reported there. */
export async function loadFills(): Promise<Fills> {
  return {
    ...(await import('./placeholders').then(
      ({ fillPlaceholders, names }) => ({ placeholders: fillPlaceholders, names }),
      nothing,
    )),
    prices: await import('./prices').then(({ fillPrices }) => fillPrices, nothing),
  };
}

/**
 * Holds checked files together.
 *
 * @param unread what is known already, because a file could not be read
 * @returns one line per mistake of the files, and between them
 */
export function mistakesOf(files: readonly CheckedFile[], unread: readonly string[] = []): string[] {
  const known = [...unread, ...files.flatMap(({ mistakes }) => mistakes)];
  // What is wrong between files may only follow from what is still to be written.
  const between = files.every(({ isWritten }) => isWritten) ? crossCheck(files, known) : [];
  return [...new Set([...known, ...between])];
}

/** Files of `public/` that may not be published, or not at an address that the build needs itself. */
async function publicMistakes(): Promise<string[]> {
  const names = publicFiles.map((file) => file.slice(1));
  const taken = publicFiles
    .filter((file) => isTaken(file, publicPaths))
    .map((file) =>
      mistakeLine(`public${file}`, 'file', 'a file', 'none because the build writes its own at this address'),
    );
  return [...taken, ...(await publishingMistakes('public', names))];
}

/**
 * Reads every file of `content/` and holds them together, in one pass.
 *
 * @returns one line per mistake of every file: file, field, what was found, what is expected
 */
export async function checkContent(): Promise<string[]> {
  const { sources, mistakes } = await readSources();
  const fills = await loadFills();
  const files = sources.map(({ kind, file, data, isReadable, allowances }) =>
    isReadable
      ? checkFile(kind, file, data, fills, allowances)
      : { kind, file, data: undefined, texts: [], isWritten: true, mistakes: [] },
  );
  const unused = sources.flatMap(({ file, allowances }, index) => {
    const known = files[index];
    return known?.isWritten && known.data !== undefined ? unusedAllowances(file, allowances) : [];
  });
  return [...mistakesOf(files, [...(await publicMistakes()), ...mistakes]), ...unused, ...(await checkPictures(files))];
}
