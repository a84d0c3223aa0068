import { z } from 'zod';
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
