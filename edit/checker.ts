import { kindOf, type Kind } from '../lib/content/kinds';
import type { Mistake } from '../lib/content/mistake';
import { checkContent, mistakesOf } from '../scripts/check/check';
import { dataIn } from '../scripts/check/disk';
import { checkFile, loadFills, type CheckedFile } from '../scripts/check/file';
import { pictureMistakes } from '../scripts/check/pictures';
import { readSources } from '../scripts/check/sources';

/**
 * A process that knows all content, and says within a moment what the check would say if a file were another one. It ends
 * when what it has read once has changed on the disk.
 */
export type Question = { id: number; file: string; text: string; isSaved: boolean };
export type Answer = { id: number; mistakes: Mistake[] };

const { sources, mistakes } = await readSources();
let unread = mistakes;
const fills = await loadFills();
const files = new Map<string, CheckedFile>(
  sources
    .filter(({ isReadable }) => isReadable)
    .map(({ kind, file, data }) => [file, checkFile(kind, file, data, fills)]),
);

/** Whoever has asked may have ended meanwhile. */
const answer = (given: Answer) => process.connected && process.send?.(given);

process.on('message', ({ id, file, text, isSaved }: Question) => {
  const kind = kindOf(file.replace(/^content\/|\.ts$/g, '')) as Kind;
  const all = new Map(files).set(file, checkFile(kind, file, dataIn(text), fills));
  const others = unread.filter((one) => one.file !== file);
  const found = mistakesOf([...all.values()], others);
  if (!isSaved) {
    answer({ id, mistakes: found });
    return;
  }
  unread = others;
  for (const [name, checked] of all) files.set(name, checked);
  void pictureMistakes([...files.values()]).then((inPictures) => answer({ id, mistakes: [...found, ...inPictures] }));
});
process.on('disconnect', () => process.exit());

answer({ id: 0, mistakes: await checkContent() });
