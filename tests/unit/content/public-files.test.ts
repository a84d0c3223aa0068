/** @jest-environment node */
import { isTaken } from '@/scripts/check/public-files';

it('a file of public/ may be somebody else’s, but not one that the build writes', () => {
  const files = `/ads.txt /google1234.html /.well-known/security.txt /images/team.avif /offers/pricing.html
    /pricing.html /pricing/index.html /index.html /404.html /robots.txt /llms.txt /_redirects /og/home.png`;
  const taken = files.split(/\s+/).filter((file) => isTaken(file, new Set(['/', '/pricing'])));
  expect(taken).toEqual(files.split(/\s+/).slice(5));
});
