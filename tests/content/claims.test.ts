/** @jest-environment node */
import { claims } from '@/lib/content/claims';
import { pages } from '@/lib/content/pages';

const claimsOf = (page: string) => claims.filter((claim) => claim.pages.some((path) => path === page));

it.each(claims.map((claim) => [claim.id, claim] as const))('the ledger says on what basis %s is', (_, claim) => {
  expect(claim.basis).toBe('provider’s claim, unverified');
});

it.each(pages.map((page) => page.path))('%s shows no two claims about one subject', (path) => {
  const subjects = claimsOf(path).map((claim) => claim.subject);
  expect(subjects).toEqual([...new Set(subjects)]);
});
