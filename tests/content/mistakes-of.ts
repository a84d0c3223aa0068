/** What the content check says about data that an editor might have typed into a file. */
import { loadFills, mistakesOf } from '@/lib/content/check';
import { checkFile } from '@/lib/content/check-file';
import { contentFiles } from './content-files';

const fills = loadFills();
const unchanged = fills.then((all) => contentFiles.map(({ kind, file, data }) => checkFile(kind, file, data, all)));

export type Change = { file: string; data: unknown };

/** Checks all content, in which some files say something else. */
export async function mistakesAfter(changes: readonly Change[]): Promise<readonly string[]> {
  const all = await fills;
  const files = (await unchanged).map((one) => {
    const change = changes.find(({ file }) => file === one.file);
    return change ? checkFile(one.kind, one.file, change.data, all) : one;
  });
  return mistakesOf(files);
}

/**
 * Checks all content, in which one file says something else, again and again.
 *
 * @returns a function that returns one line per mistake, none when all is in order
 */
export async function checkWithOneFile(): Promise<(file: string, data: unknown) => readonly string[]> {
  const all = await fills;
  const files = await unchanged;
  return (file, data) =>
    mistakesOf(files.map((one) => (one.file === file ? checkFile(one.kind, file, data, all) : one)));
}
