/** What the content check says about data that an editor might have typed into a file. */
import { contentCheck } from '@/lib/content/check';
import type { Source } from '@/lib/content/sources';
import { contentFiles, type ContentFile } from './content-files';

const sourceOf = ({ file, kind, data }: ContentFile): Source => ({
  file,
  kind,
  data,
  name: file.replace(/^content\/|\.ts$/g, ''),
  isReadable: true,
});
const unchanged = contentFiles.map(sourceOf);

/** One for all: it checks a file that did not change only once. */
const checkFiles = contentCheck();

export type Change = { file: string; data: unknown };

/** Checks all content, in which some files say something else. */
export async function mistakesAfter(changes: readonly Change[]): Promise<readonly string[]> {
  const check = await checkFiles;
  const data = new Map(changes.map((change) => [change.file, change.data]));
  return check(
    unchanged.map((source) => (data.has(source.file) ? { ...source, data: data.get(source.file) } : source)),
  );
}

/**
 * Checks all content, in which one file says something else, again and again.
 *
 * @returns a function that returns one line per mistake, none when all is in order
 */
export async function checkWithOneFile(): Promise<(file: string, data: unknown) => readonly string[]> {
  const check = await checkFiles;
  return (file, data) =>
    check(unchanged.map((source) => (source.file === file ? Object.assign({}, source, { data }) : source)));
}
