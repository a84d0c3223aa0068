import { blankMistakes } from './blanks';
import { ContentError } from './content-error';
import { crossCheck } from './cross-check';
import { checkData, mistakesWithoutPlaceholders } from './load';
import { isTaken, publicFiles } from './public-files';
import { publicPaths } from './schemas/public-paths';
import { readSources, type Source } from './sources';

/** What the function throws for an editor, as lines. */
function mistakesOf(check: () => unknown): readonly string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}

type Fill = (data: unknown) => unknown;

/** What fills in names such as `{brand}` or prices; undefined while the files that it reads have a mistake. */
async function fillFrom(load: () => Promise<Fill>): Promise<Fill | undefined> {
  try {
    return await load();
  } catch {
    // The mistakes of those files are reported by themselves.
    return undefined;
  }
}

type Checked = { source: Source; mistakes: readonly string[] };

/** Holds a file to its schema. `source.data` is then what it says with placeholders filled in, as far as possible. */
function checkSource(source: Source, fill: Fill | undefined): Checked {
  const { kind, file, data, isReadable } = source;
  if (!isReadable) return { source, mistakes: [] };
  const withoutPlaceholders = () => mistakesWithoutPlaceholders(kind, file, data);
  if (!fill) return { source, mistakes: withoutPlaceholders() };
  try {
    const filled = fill(data);
    const mistakes = mistakesOf(() => checkData(kind, file, data, () => filled));
    return { source: { ...source, data: filled }, mistakes };
  } catch (error) {
    if (error instanceof ContentError) return { source, mistakes: [...error.mistakes, ...withoutPlaceholders()] };
    throw error;
  }
}

/**
 * The check of a set of files. A file that was checked before is not checked again, so that tests can change one after
 * another.
 */
export async function contentCheck() {
  const fill = await fillFrom(async () => (await import('./placeholders')).fillPlaceholders);
  const fillPrices = await fillFrom(async () => (await import('./prices')).fillPrices);
  const results = new WeakMap<Source, Checked>();
  function resultOf(source: Source): Checked {
    const { source: filled, mistakes } = checkSource(source, fill);
    const prices = fillPrices ? mistakesOf(() => fillPrices(filled.data)) : [];
    const result = { source: filled, mistakes: [...mistakes, ...prices] };
    results.set(source, result);
    return result;
  }

  /** One line per mistake. `unread` are those that are known already, because a file could not be read. */
  return (sources: readonly Source[], unread: readonly string[] = []): string[] => {
    const blanks = new Map(sources.map(({ file, data }) => [file, blankMistakes(file, data)]));
    const written = sources.filter(({ file }) => blanks.get(file)?.length === 0);
    if (written.length < sources.length) {
      // What else is wrong may only follow from what is still to be written.
      const others = written.flatMap((source) => (results.get(source) ?? resultOf(source)).mistakes);
      return [...unread, ...[...blanks.values()].flat(), ...others];
    }
    const checked = sources.map((source) => results.get(source) ?? resultOf(source));
    const known = [...unread, ...checked.flatMap(({ mistakes }) => mistakes)];
    const between = crossCheck(
      checked.map(({ source }) => source),
      known,
    );
    return [...new Set([...known, ...between])];
  };
}

/** Files of `public/` at an address that the build needs itself. */
function publicMistakes(): string[] {
  return publicFiles
    .filter((file) => isTaken(file, publicPaths))
    .map(
      (file) => `public${file} › file: found a file, expected none because the build writes its own at this address`,
    );
}

/**
 * Reads every file of `content/` and holds them together, in one pass.
 *
 * @returns one line per mistake of every file: file, field, what was found, what is expected
 */
export async function checkContent(): Promise<string[]> {
  const { sources, mistakes } = await readSources();
  const check = await contentCheck();
  return check(sources, [...publicMistakes(), ...mistakes]);
}
