/** @jest-environment node */
import { destinations, destinationUrl } from '@/lib/content/destinations';
import { standInPort } from '@/lib/stand-in';

afterEach(() => {
  delete process.env.STAND_IN;
});

it.each(Object.keys(destinations.links))(
  '%s leads out, and on a local run to the stand-in, under a host of its own',
  (name) => {
    const url = String(destinations.links[name]?.url);
    expect(destinationUrl(name)).toBe(url);
    process.env.STAND_IN = '1';
    const { host, pathname } = new URL(url);
    expect(destinationUrl(name)).toBe(`http://${host}.localhost:${standInPort}${pathname}`);
  },
);
