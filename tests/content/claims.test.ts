/** @jest-environment node */
import { claims } from '@/lib/content/claims';
import { pages } from '@/lib/content/pages';

const claimsOf = (page: string) => claims.filter((claim) => claim.pages.some((path) => path === page));

it.each(pages.map((page) => page.path))('%s shows no two claims about one subject', (path) => {
  const subjects = claimsOf(path).map((claim) => claim.subject);
  expect(subjects).toEqual([...new Set(subjects)]);
});
