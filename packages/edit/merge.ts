import type { Place } from './site';
import { entryName, isFields, isSame, valueAt } from './values';

/** What several people have made of one value, and where an entry of a list is by now. The server and the panel use it. */

/** The whole entries of lists on the way to a place, by which it is found again once somebody has moved them. */
export const trailOf = (data: unknown, place: Place): unknown[] =>
  place.flatMap((key, index) => (typeof key === 'number' ? [valueAt(data, place.slice(0, index + 1))] : []));

/** Where an entry is in a list: the same one, else the only one of its name; -1 where that is not certain. */
function indexNow(list: readonly unknown[], entry: unknown, likely: number): number {
  if (likely in list && isSame(list[likely], entry)) return likely;
  const same = [...list.keys()].filter((index) => isSame(list[index], entry));
  const named = isFields(entry) ? [...list.keys()].filter((index) => entryName(list[index]) === entryName(entry)) : [];
  const found = same.length > 0 ? same : named;
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** Where a place is by now; undefined where one of its entries cannot be found again. */
export function placeNow(data: unknown, place: Place, trail: readonly unknown[]): Place | undefined {
  const entries = [...trail];
  const now: (string | number)[] = [];
  for (const key of place) {
    const list = valueAt(data, now);
    const index = typeof key === 'string' ? key : indexNow(Array.isArray(list) ? list : [], entries.shift(), key);
    if (index === -1) return undefined;
    now.push(index);
  }
  return now;
}

/** The smallest part that holds all of a difference. */
export function narrowed(
  before: unknown,
  now: unknown,
  place: Place,
): { before: unknown; after: unknown; place: Place } {
  const keys = typeof before === 'object' && typeof now === 'object' ? Object.keys({ ...before, ...now }) : [];
  const differing = keys.filter((key) => !isSame(valueAt(before, [key]), valueAt(now, [key])));
  const [key, ...others] = differing;
  const isList = Array.isArray(before) && Array.isArray(now);
  if (key === undefined || others.length > 0 || (isList && before.length !== now.length))
    return { before, after: now, place };
  return narrowed(valueAt(before, [key]), valueAt(now, [key]), [...place, isList ? Number(key) : key]);
}

type Decide = (mine: unknown, theirs: unknown) => unknown;

/** Lists, where one side has changed entries and the other one has moved, added or removed some. */
function mergedLists(before: unknown[], mine: unknown[], theirs: unknown[], decide: Decide): unknown {
  const isMineEdited = mine.length === before.length;
  if (!isMineEdited && theirs.length !== before.length) return decide(mine, theirs);
  const [edited, other] = isMineEdited ? [mine, theirs] : [theirs, mine];
  const result = [...other];
  for (const [index, entry] of before.entries()) {
    if (isSame(entry, edited[index])) continue;
    const at = indexNow(other, entry, index);
    if (at < 0) return decide(mine, theirs);
    const [own, foreign] = isMineEdited ? [edited[index], other[at]] : [other[at], edited[index]];
    result[at] = merged(entry, own, foreign, decide);
  }
  return result;
}

/**
 * What a value becomes when two people have changed it: each field and each entry as whoever has changed it wants it.
 *
 * @param decide says what becomes of a part that both have changed
 */
export function merged(before: unknown, mine: unknown, theirs: unknown, decide: Decide): unknown {
  if (isSame(mine, before)) return theirs;
  if (isSame(theirs, before) || isSame(theirs, mine)) return mine;
  if (Array.isArray(before) && Array.isArray(mine) && Array.isArray(theirs))
    return mergedLists(before, mine, theirs, decide);
  if (!isFields(before) || !isFields(mine) || !isFields(theirs)) return decide(mine, theirs);
  const keys = Object.keys({ ...theirs, ...mine });
  const fields = keys.map((key) => [key, merged(before[key], mine[key], theirs[key], decide)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** A copy with another value at a place. Without a value, the field is gone. */
export function withValueAt(data: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  const copy: object = Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) };
  const inner = withValueAt(Reflect.get(copy, key), rest, value);
  if (inner === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, inner);
  return copy;
}
