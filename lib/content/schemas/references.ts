import { z } from 'zod';
import { show, type Mistake } from '../mistake';
import type { Place } from '../texts';
import type { Action } from './action';
import type { Claim } from './claim';

/** How one content file refers to an entry of another one, and what the reference becomes once content is loaded. */

/** A page names a figure by its id in content/claims.ts and cannot state one of its own. */
export const claimId = z.string().brand<'claim'>().describe('The id of an entry in content/claims.ts.');

/** What a loaded entry looks like: claims, actions and addresses in the place of their ids and keys. */
export type Resolved<Value> =
  Value extends z.core.$brand<'claim'>
    ? Claim
    : Value extends z.core.$brand<'action'>
      ? Action
      : Value extends z.core.$brand<'destination'>
        ? string
        : Value extends readonly (infer Entry)[]
          ? Resolved<Entry>[]
          : Value extends object
            ? { [Key in keyof Value]: Resolved<Value[Key]> }
            : Value;

/** The fields that refer to an entry of another file: its key there, and what an editor is told to write. */
export const referenceFields: Record<string, { to: 'claims' | 'actions' | 'destinations'; expected: string }> = {
  claims: { to: 'claims', expected: 'the id of an entry in content/claims.ts' },
  action: { to: 'actions', expected: 'a key of content/actions.ts' },
  actions: { to: 'actions', expected: 'a key of content/actions.ts' },
  ctaLink: { to: 'destinations', expected: 'a key of content/destinations.ts' },
  destination: { to: 'destinations', expected: 'a key of content/destinations.ts' },
};

/** What a text refers to, by the field that it is in, or that its list is in. */
export function referenceAt(path: Place) {
  const field = path.findLast((key) => typeof key === 'string');
  return field === undefined ? undefined : referenceFields[field];
}

/** A reference to nothing. */
export function danglingReference(file: string, path: Place, text: string): Mistake {
  return { file, path, code: 'reference', found: show(text), expected: referenceAt(path)?.expected ?? '' };
}
