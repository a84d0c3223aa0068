import { actions } from './actions';
import { claims } from './claims';
import { ContentError } from './content-error';
import { addresses } from './destinations';
import { fileOf, keepFile } from './load';
import { danglingReference, referenceFields } from './references';
import type { Resolved } from './schemas/references';

const known: Record<'claims' | 'actions' | 'destinations', ReadonlyMap<string, unknown>> = {
  claims: new Map(claims.map((claim) => [claim.id, claim])),
  actions: new Map(Object.entries(actions)),
  destinations: new Map(Object.entries(addresses)),
};

/**
 * Puts what content refers to in the place of each reference: claims, calls to action, addresses.
 *
 * @param entry checked data; it is not changed
 * @throws {ContentError} one line for each reference to nothing
 */
export function resolve<Entry extends object>(entry: Entry): Resolved<Entry> {
  const file = fileOf(entry);
  const mistakes: string[] = [];

  function walk(value: unknown, path: readonly PropertyKey[], field = ''): unknown {
    if (Array.isArray(value)) return value.map((inner, index) => walk(inner, [...path, index], field));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, [...path, key], key)]));
    }
    const target = referenceFields[field]?.to;
    if (typeof value !== 'string' || !target) return value;
    const found = known[target].get(value);
    if (found === undefined) mistakes.push(danglingReference(file, { key: value, path, field }));
    return found;
  }

  const resolved = walk(entry, []);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return keepFile(resolved as Resolved<Entry> & object, entry);
}
