import { fileMistake, type Mistake } from '../../lib/content/mistake';
import { publicPaths } from '../../lib/content/schemas/app-paths';
import { publicFiles } from '../../lib/content/public-files';
import { betweenFiles } from './between-files';
import { checkFile, loadFills, type CheckedFile } from './check-file';
import { pictureMistakes } from './pictures';
import { isTaken, publishingMistakes } from './public-files';
import { readSources } from './sources';

/**
 * Holds checked files together.
 *
 * @param unread what is known already, because a file could not be read
 * @returns the mistakes of the files, and between them
 */
export function mistakesOf(files: readonly CheckedFile[], unread: readonly Mistake[] = []): Mistake[] {
  const known = [...unread, ...files.flatMap(({ mistakes }) => mistakes)];
  const all = new Map([...known, ...betweenFiles(files, known)].map((mistake) => [JSON.stringify(mistake), mistake]));
  return [...all.values()];
}

/** Files of `public/` that may not be published, or not at an address that the build needs itself. */
function publicMistakes(): Mistake[] {
  const taken = publicFiles
    .filter((file) => isTaken(file, publicPaths))
    .map((file) => fileMistake(`public${file}`, 'a file', 'none because the build writes its own at this address'));
  const names = publicFiles.map((file) => file.slice(1));
  return [...taken, ...publishingMistakes('public', names)];
}

/** Files that were checked, by their texts: a program that asks again has changed one of them. */
const known = new Map<string, { text: string; checked: CheckedFile }>();

/**
 * Reads every file of `content/` and holds them together, in one pass.
 *
 * @param texts what files would say, where it is not what they say on the disk
 * @returns every mistake: file, field, what was found, what is expected
 */
export async function checkContent(texts: ReadonlyMap<string, string> = new Map()): Promise<Mistake[]> {
  const { sources, mistakes } = readSources(texts);
  const fills = await loadFills();
  const files = sources.map(({ kind, file, data, text }): CheckedFile => {
    if (data === undefined) return { kind, file, data: undefined, texts: [], mistakes: [] };
    const before = known.get(file);
    const checked = before?.text === text ? before.checked : checkFile(kind, file, data, fills);
    known.set(file, { text, checked });
    return checked;
  });
  return [...mistakesOf(files, [...publicMistakes(), ...mistakes]), ...(await pictureMistakes(files))];
}
