/** @jest-environment node */
import { destinations, destinationUrl } from '@/lib/content/destinations';
import { destinationNames } from '@/lib/content/schemas/destination';
import { standInPort } from '@/lib/stand-in';

afterEach(() => {
  delete process.env.STAND_IN;
});

it.each(destinationNames)('%s leads out, and on a local run to the stand-in, under a host of its own', (name) => {
  const { url } = destinations.links[name];
  expect(destinationUrl(name)).toBe(url);
  process.env.STAND_IN = '1';
  const { host, pathname } = new URL(url);
  expect(destinationUrl(name)).toBe(`http://${host}.localhost:${standInPort}${pathname}`);
});
