/** @jest-environment node */
import { resolve } from '@/lib/content/load';

it('a page with a reference to nothing says so instead of showing nothing', () => {
  expect(() => resolve('content/pages/a-test.ts', { links: [{ destination: 'noSuchKey' }] })).toThrow(
    'content/pages/a-test.ts › links[0].destination: found "noSuchKey", expected a key of content/destinations.ts',
  );
});
