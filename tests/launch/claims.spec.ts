import { expect, test } from '@playwright/test';
import { claimText } from '../unit/content/claim-text';
import { claims } from '../../lib/content';
import { industries } from '../../lib/content/pages';
import { generalFigures, industryFigures, specifiedLines } from './specified-claims';

/* The claims at launch. If a figure is changed, added or removed later, specified-claims.ts must be updated too. */

const claimsOf = (page: string) => industries.find(({ path }) => path === page)?.stats?.claims ?? [];

test('the claims and the content of industries have their figures in the specified order', () => {
  for (const [page, figures] of industryFigures) {
    expect.soft(claimsOf(page).map(claimText), page).toEqual(figures);
  }
  for (const [id, figure] of generalFigures)
    expect.soft(claims.filter((claim) => claim.id === id).map(claimText), id).toEqual([figure]);
});

test('there are only figures from the specification', () => {
  const industryClaims = industryFigures.flatMap(([page]) => claimsOf(page).map(({ id }) => id));
  const specified = new Set([...industryClaims, ...generalFigures.map(([id]) => id)]);
  expect(claims.map(({ id }) => id).filter((id) => !specified.has(id))).toEqual([]);
});

test('every source of a claim is in the specification, word for word', () => {
  const sources = claims.map(({ source }) => source);
  expect(sources.filter((source) => !specifiedLines.some((line) => line.includes(source)))).toEqual([]);
});
