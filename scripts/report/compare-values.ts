/** A value of a JSON document that differs. `place` is the way to it: `plans › Starter › price`. */
export type ValueChange = { place: string; before?: string; after?: string };

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What tells an entry of a list apart from its neighbors. */
function nameOf(item: unknown): string | undefined {
  if (!isObject(item)) return typeof item === 'object' ? undefined : String(item);
  const name = item.name ?? item.title ?? item.label ?? item['@id'] ?? item.id ?? item['@type'];
  return typeof name === 'string' ? name : undefined;
}

/** The entries of a list by their names, or by their numbers. */
function entriesOf(list: readonly unknown[], byName: boolean): Map<string, unknown> {
  const entries = new Map<string, unknown>();
  for (const [at, item] of list.entries()) {
    const name = (byName && nameOf(item)) || String(at + 1);
    entries.set(entries.has(name) ? `${name} (${at + 1})` : name, item);
  }
  return entries;
}

/** Lists of the same length are compared by position, so that an entry may get another name. */
function pairEntries(before: readonly unknown[], after: readonly unknown[]): [string, unknown, unknown][] {
  if (before.length === after.length) {
    return after.map((item, at) => [nameOf(item) ?? String(at + 1), before[at], item]);
  }
  const [old, now] = [entriesOf(before, true), entriesOf(after, true)];
  return [...new Set([...old.keys(), ...now.keys()])].map((key) => [key, old.get(key), now.get(key)]);
}

function pairFields(before: Fields, after: Fields): [string, unknown, unknown][] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((key) => [key, before[key], after[key]]);
}

const shown = (value: unknown) => (value === undefined ? undefined : String(value));

/** Compares two JSON documents value by value. A missing one counts as empty. */
export function compareValues(before: unknown, after: unknown, place: readonly string[] = []): ValueChange[] {
  const sample = after ?? before;
  if (Array.isArray(sample) || isObject(sample)) {
    const pairs = Array.isArray(sample)
      ? pairEntries(Array.isArray(before) ? before : [], Array.isArray(after) ? after : [])
      : pairFields(isObject(before) ? before : {}, isObject(after) ? after : {});
    return pairs.flatMap(([key, old, now]) => compareValues(old, now, [...place, key]));
  }
  if (before === after) return [];
  return [{ place: place.join(' › '), before: shown(before), after: shown(after) }];
}
