import { kindOf, pathOf, type Kind } from '@/lib/content/kinds';
import { contentFiles as registry } from '@/lib/content/registry';
import { mistakesOf } from '@/scripts/check/check';
import { checkFile, loadFills } from '@/scripts/check/file';

/* Content as an editor might leave it: a field of a copy gets another value, and the check says what is wrong. */

type ContentFile = { file: string; kind: Kind; data: object };

export const contentFiles: readonly ContentFile[] = Object.entries(registry).map(([name, data]) => ({
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

/** `hero.title.text`, or `plans[2].price` for a file that holds a list → the fields and numbers that lead there. */
export const keysOf = (data: object, field: string): string[] =>
  field.match(/[^.[\]]+/g)?.slice(Array.isArray(data) ? 1 : 0) ?? [];

/**
 * @param to the new value, `removed`, or a function from the old value to the new one
 * @returns a copy in which the value at the place is another one
 */
function withValue(data: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return typeof to === 'function' ? (to as (was: unknown) => unknown)(data) : to;
  if (typeof data !== 'object' || data === null) throw new Error(`the content has no ${key} to change something in`);
  const copy: object = Array.isArray(data) ? [...(data as unknown[])] : { ...data };
  if (rest.length === 0 && to === removed) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, withValue(Reflect.get(data, key), rest, to));
  return copy;
}

/** A copy of a file's data in which a field, as messages name it, has another value. */
export const changed = (data: object, field: string, to: unknown) => withValue(data, keysOf(data, field), to) as object;

const fills = loadFills();
const unchanged = fills.then((all) => contentFiles.map(({ kind, file, data }) => checkFile(kind, file, data, all)));

/** What the check of all content says when some files say something else, and others are added. */
export async function mistakesAfter(changes: Record<string, unknown>, added: readonly ContentFile[] = []) {
  const all = await fills;
  const files = (await unchanged).map((one) =>
    one.file in changes ? checkFile(one.kind, one.file, changes[one.file], all) : one,
  );
  return mistakesOf([...files, ...added.map(({ kind, file, data }) => checkFile(kind, file, data, all))]);
}
