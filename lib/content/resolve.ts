import { actions } from './actions';
import { claims } from './claims';
import { ContentError } from './content-error';
import { addresses } from './destinations';
import { fileOf, keepFile } from './load';
import { fieldName, show } from './mistake';
import type { ActionName } from './schemas/action';
import type { DestinationKey } from './schemas/destination';
import type { Resolved } from './schemas/references';

const claimById = new Map(claims.map((claim) => [claim.id, claim]));

/** The fields that refer to another file, and how to look a reference up. undefined means that it does not exist. */
const lookUps: Record<string, (reference: string) => unknown> = {
  claims: (id) => claimById.get(id),
  proof: (id) => claimById.get(id),
  action: (name) => actions[name as ActionName],
  actions: (name) => actions[name as ActionName],
  ctaLink: (key) => addresses[key as DestinationKey],
  destination: (key) => addresses[key as DestinationKey],
};

/**
 * Puts what content refers to in the place of each reference: claims, calls to action, addresses.
 *
 * @param entry checked data; it is not changed
 * @throws {ContentError} one line for each claim that is not in the ledger
 */
export function resolve<Entry extends object>(entry: Entry): Resolved<Entry> {
  const file = fileOf(entry);
  const mistakes: string[] = [];

  function walk(value: unknown, path: readonly (string | number)[], lookUp?: (reference: string) => unknown): unknown {
    if (Array.isArray(value)) return value.map((inner, index) => walk(inner, [...path, index], lookUp));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, walk(inner, [...path, key], lookUps[key])]),
      );
    }
    if (typeof value !== 'string' || !lookUp) return value;
    const found = lookUp(value);
    if (found !== undefined) return found;
    mistakes.push(
      `${file} › ${fieldName(file, path)}: found ${show(value)}, expected the id of an entry in content/claims.ts`,
    );
    return value;
  }

  const resolved = walk(entry, []);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return keepFile(resolved as Resolved<Entry> & object, entry);
}
