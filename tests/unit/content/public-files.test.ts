/** @jest-environment node */
import { isTaken } from '@/scripts/check/public-files';

const pages = new Set(['/', '/pricing']);

it.each(['/ads.txt', '/google1234.html', '/.well-known/security.txt', '/images/team.avif', '/offers/pricing.html'])(
  '%s may be somebody else’s',
  (file) => expect(isTaken(file, pages)).toBe(false),
);

it.each([
  '/index.html',
  '/pricing.html',
  '/pricing/index.html',
  '/pricing.md',
  '/index.md',
  '/404.html',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/pricing.json',
  '/_redirects',
  '/og/home.png',
])('%s is written by the build', (file) => expect(isTaken(file, pages)).toBe(true));
