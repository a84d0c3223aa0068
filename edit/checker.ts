import { kindOf, type Kind } from '../lib/content/kinds';
import type { Mistake } from '../lib/content/mistake';
import { checkContent, mistakesOf } from '../scripts/check/check';
import { dataIn } from '../scripts/check/disk';
import { checkFile, loadFills, type CheckedFile } from '../scripts/check/file';
import { readSources } from '../scripts/check/sources';

/**
 * A process that knows all content, and says within a moment what the check would say if a file were another one. It ends
 * when what sentences are filled in with has changed.
 */
type Question = { id: number; file: string; text: string; isSaved: boolean };
export type Answer = { id: number; mistakes: Mistake[] };

const { sources } = await readSources();
const fills = await loadFills();
const files = new Map<string, CheckedFile>(
  sources
    .filter(({ isReadable }) => isReadable)
    .map(({ kind, file, data }) => [file, checkFile(kind, file, data, fills)]),
);

const answer = (given: Answer) => process.send?.(given);

process.on('message', ({ id, file, text, isSaved }: Question) => {
  const kind = kindOf(file.replace(/^content\/|\.ts$/g, '')) as Kind;
  const checked = checkFile(kind, file, dataIn(text), fills);
  if (isSaved) files.set(file, checked);
  answer({ id, mistakes: mistakesOf([...new Map(files).set(file, checked).values()]) });
});

answer({ id: 0, mistakes: await checkContent() });
