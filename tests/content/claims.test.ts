/** @jest-environment node */
import { claimById } from '@/content/claim-by-id';
import { claims } from '@/content/claims';
import { industries } from '@/content/industries';
import { pages } from '@/content/pages';
import type { Claim } from '@/content/schemas/claim';
import { generalFigures, industryFigures } from './specified-claims';

/** A claim as a visitor reads it: `under 3 seconds`, `47%`, `$12K`. */
function shown({ qualifier, figure, unit }: Claim): string {
  const amount = unit === '' || unit === '%' ? `${figure}${unit}` : `${figure} ${unit}`;
  return qualifier ? `${qualifier} ${amount}` : amount;
}

const claimsOf = (page: string) => claims.filter((claim) => claim.pages.some((path) => path === page));

describe('the ledger', () => {
  it.each(industryFigures)('has the figures of %s in the specified order', (page, figures) => {
    expect(claimsOf(page).map(shown)).toEqual(figures);
  });

  it.each(generalFigures)('has %s: %s', (id, figure) => {
    expect(shown(claimById(id))).toBe(figure);
  });

  it('has no figure that the specification does not have', () => {
    const ofIndustries = industryFigures.flatMap(([page]) => claimsOf(page).map((claim) => claim.id));
    const specified = new Set([...ofIndustries, ...generalFigures.map(([id]) => id)]);
    expect(claims.map((claim) => claim.id).filter((id) => !specified.has(id))).toEqual([]);
  });

  it.each(claims.map((claim) => [claim.id, claim] as const))('says on what basis %s is', (_, claim) => {
    expect(claim.basis).toBe('provider’s claim, unverified');
  });
});

describe('a page', () => {
  it.each(industryFigures)('%s shows its figures in the specified order', (path, figures) => {
    const page = industries.find((industry) => industry.path === path);
    expect(page?.figures.claims.map((id) => shown(claimById(id)))).toEqual(figures);
  });

  it.each(pages.map((page) => page.path))('%s shows no two claims about one subject', (path) => {
    const subjects = claimsOf(path).map((claim) => claim.subject);
    expect(subjects).toEqual([...new Set(subjects)]);
  });
});
