/** @jest-environment node */
import { destinations, destinationUrl } from '@/lib/content';
import { resolve } from '@/lib/content/load';
import { standInPort } from '@/lib/stand-in';

afterEach(() => {
  delete process.env.STAND_IN;
});

it('addresses lead out, and on a local run to the stand-in, each under a host of its own', () => {
  for (const [name, { url }] of Object.entries(destinations.links)) {
    delete process.env.STAND_IN;
    expect(destinationUrl(name)).toBe(url);
    process.env.STAND_IN = '1';
    const { host, pathname } = new URL(url);
    expect(destinationUrl(name)).toBe(`http://${host}.localhost:${standInPort}${pathname}`);
  }
});

it('a page with a reference to nothing says so instead of showing nothing', () => {
  expect(() => resolve('content/pages/a-test.ts', { links: [{ destination: 'noSuchKey' }] })).toThrow(
    'content/pages/a-test.ts › links[0].destination: found "noSuchKey", expected a key of content/destinations.ts',
  );
});
