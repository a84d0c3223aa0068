import { allowancesIn } from '../../lib/content/allowances';
import { checkContent, loadFills, mistakesOf } from '../../lib/content/check';
import { checkFile, type CheckedFile } from '../../lib/content/check-file';
import { kindOf, type Kind } from '../../lib/content/kinds';
import { dataIn } from '../../lib/content/previewed-files';
import { readSources } from '../../lib/content/sources';

/**
 * A process that knows all content, and says within a moment what the check would say if a file were another one. It ends
 * when what sentences are filled in with has changed.
 */
type Question = { id: number; file: string; text: string; isSaved: boolean };

const { sources } = await readSources();
const fills = await loadFills();
const files = new Map<string, CheckedFile>(
  sources
    .filter(({ isReadable }) => isReadable)
    .map(({ kind, file, data, allowances }) => [file, checkFile(kind, file, data, fills, allowances)]),
);

process.on('message', ({ id, file, text, isSaved }: Question) => {
  const kind = kindOf(file.replace(/^content\/|\.ts$/g, '')) as Kind;
  const data = dataIn(text);
  const allowances = allowancesIn(text);
  const checked = checkFile(kind, file, data, fills, allowances);
  if (isSaved) files.set(file, checked);
  process.send?.({ id, lines: mistakesOf([...new Map(files).set(file, checked).values()]) });
});

process.send?.({ id: 0, lines: await checkContent() });
