import { fileMistake, type Mistake } from '../../lib/content/mistake';
import { publicPaths } from '../../lib/content/schemas/app-paths';
import { publicFiles } from '../../lib/content/public-files';
import { checkFile, loadFills, type CheckedFile } from './check-file';
import { pictureMistakes } from './pictures';
import { isTaken, publishingMistakes } from './public-files';
import { contentInOrder } from './rules/content-in-order';
import { fragmentMistakes, pathsOfPages, repeatedMistakes, waysOnRules } from './rules/paths';
import { claimRules, referenceRules, unusedRules } from './rules/references';
import { readSources } from './sources';

/**
 * The mistakes between files, which no single file's schema can see. What may only follow from a mistake that is `known`
 * already is left out, and what is missing or not used is told only when nothing else is wrong.
 */
export function betweenFiles(checked: readonly CheckedFile[], known: readonly Mistake[]): Mistake[] {
  const mistakes = [...known];
  for (const rules of [pathsOfPages, waysOnRules, referenceRules, claimRules, repeatedMistakes, fragmentMistakes])
    mistakes.push(...rules(contentInOrder(checked, mistakes)));
  const found = mistakes.slice(known.length);
  return mistakes.length > 0 ? found : unusedRules(contentInOrder(checked, []));
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

/** Holds every file of `content/` to its rules. `texts` has what files would say other than on the disk. */
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
  const found = [...publicMistakes(), ...mistakes, ...files.flatMap((file) => file.mistakes)];
  const all = new Map([...found, ...betweenFiles(files, found)].map((mistake) => [JSON.stringify(mistake), mistake]));
  return [...all.values(), ...(await pictureMistakes(files))];
}
