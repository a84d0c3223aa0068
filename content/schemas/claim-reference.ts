import { z } from 'zod';
import { claims } from '../claims';

const ids = new Set(claims.map((claim) => claim.id));

/** A page names a figure by its id in the ledger and cannot state one of its own. */
export const claimReference = z
  .string()
  .refine((id) => ids.has(id), { error: 'the id of an entry in content/claims.ts' })
  .describe('The id of an entry in content/claims.ts.');
