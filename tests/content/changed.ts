/** An editor's mistake, made on a deep copy of checked content: one field gets another value, or goes. */

/** In the place of a value: the field is taken out. */
export const removed = Symbol('removed');

type Replace = (was: unknown) => unknown;

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('this is no list');
  return value;
}

/** In the place of a value: the list gets longer by copies of its first entries. */
export const longerBy =
  (count: number): Replace =>
  (was) => [...listOf(was), ...listOf(was).slice(0, count)];

/** In the place of a value: the list loses its last entry. */
export const withoutLast: Replace = (was) => listOf(was).slice(0, -1);

function inner(value: object, key: string): object {
  const found: unknown = Reflect.get(value, key);
  if (typeof found !== 'object' || found === null) throw new Error(`the content has no ${key} to change something in`);
  return found;
}

const copyOf = (value: object): object => (Array.isArray(value) ? [...(value as unknown[])] : { ...value });

/** `['hero', 'title', 'text']`, or `['2', 'price']` for `plans[2].price` of a file that holds a list. */
export const keysOf = (data: object, field: string): string[] =>
  field.match(/[^.[\]]+/g)?.slice(Array.isArray(data) ? 1 : 0) ?? [];

/**
 * @param field as editors are told it: `hero.title.text`, or `plans[2].price` where the file holds a list
 * @param to the new value, `removed`, or a function from the old value to the new one
 * @returns a copy of everything around the field; the original stays as it is
 */
export function changed(data: object, field: string, to: unknown): object {
  const keys = keysOf(data, field);
  const last = keys.pop();
  if (last === undefined) throw new Error(`${field} names no field`);
  const copy = copyOf(data);
  const parent = keys.reduce((value: object, key) => {
    const found = copyOf(inner(value, key));
    Reflect.set(value, key, found);
    return found;
  }, copy);
  if (to === removed) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, typeof to === 'function' ? (to as Replace)(Reflect.get(parent, last)) : to);
  return copy;
}
