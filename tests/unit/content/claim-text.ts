import type { Claim } from '../../../lib/content/schemas/references';

/** A claim as a visitor reads it: `under 3 seconds`, `47%`, `$12K`. */
export function claimText({ qualifier, figure, unit }: Claim): string {
  const amount = unit === '' || unit === '%' ? `${figure}${unit}` : `${figure} ${unit}`;
  return qualifier ? `${qualifier} ${amount}` : amount;
}
