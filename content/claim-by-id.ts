import { claims } from './claims';
import type { Claim } from './schemas/claim';

const byId = new Map(claims.map((claim) => [claim.id, claim]));

/**
 * The ledger's entry behind an id.
 *
 * @throws {Error} for an id that is not in the ledger; content is checked on loading, so a page cannot get here with one
 */
export function claimById(id: string): Claim {
  const claim = byId.get(id);
  if (!claim) throw new Error(`content/claims.ts has no claim "${id}"`);
  return claim;
}
