import { kindOf, pathOf, type Kind } from '@/lib/content/kinds';
import { valueAt } from '@/lib/content/mistake';
import { contentFiles as registry } from '@/lib/content/registry';
import { mistakesOf } from '@/scripts/check/check';
import { checkFile, loadFills } from '@/scripts/check/file';

/* Content as an editor might leave it: a field of a copy gets another value, and the check says what is wrong. */

type ContentFile = { file: string; kind: Kind; data: object };

const contentFiles: readonly ContentFile[] = Object.entries(registry).map(([name, data]) => ({
  file: pathOf(name),
  kind: kindOf(name) as Kind,
  data,
}));

/** @throws {Error} for a file that is not there, so that a misspelt test fails */
export function dataOf(file: string): object {
  const found = contentFiles.find((one) => one.file === file);
  if (!found) throw new Error(`there is no ${file}`);
  return found.data;
}

/** In the place of a value: the field is taken out. */
export const removed = Symbol('removed');

/**
 * A copy of a file's data in which a field, as messages name it, has another value: `hero.title.text`, or `plans[2].price` in a
 * file that holds a list.
 *
 * @param to the new value, `removed`, or a function from the old value to the new one
 */
export function changed(data: object, field: string, to: unknown): object {
  const copy = structuredClone({ data });
  const keys = field.match(/[^.[\]]+/g)?.slice(Array.isArray(data) ? 1 : 0) ?? [];
  const place = ['data', ...keys];
  const last = place.pop() ?? '';
  const parent = valueAt(copy, place);
  if (typeof parent !== 'object' || parent === null) throw new Error(`the content has no ${field} to change`);
  if (to === removed) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, typeof to === 'function' ? to(Reflect.get(parent, last)) : to);
  return copy.data;
}

const fills = loadFills();
const unchanged = fills.then((all) => contentFiles.map(({ kind, file, data }) => checkFile(kind, file, data, all)));

/** What the check of all content says when some files say something else. */
export async function mistakesAfter(changes: Record<string, unknown>) {
  const all = await fills;
  const files = (await unchanged).map((one) =>
    one.file in changes ? checkFile(one.kind, one.file, changes[one.file], all) : one,
  );
  return mistakesOf(files);
}
