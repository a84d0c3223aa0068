import { standInAddress } from '../stand-in';
import { load } from './load';
import type { NeededDestination } from './schemas/destination';

/** Every address outside the site, as content has it. */
export const destinations = load('destinations');

/**
 * The address behind a destination; with `STAND_IN=1` (local runs and tests) where the stand-in provider shows it.
 *
 * @throws {Error} when there is no such destination
 */
export function destinationUrl(key: string): string {
  const destination = destinations.links[key];
  if (!destination) throw new Error(`content/destinations.ts has no ${key}`);
  const { url } = destination;
  return process.env.STAND_IN === '1' ? standInAddress(url) : url;
}

/** Every address outside the site, as pages link to it. */
export const addresses = Object.fromEntries(
  Object.keys(destinations.links).map((key) => [key, destinationUrl(key)]),
) as Record<NeededDestination, string> & Record<string, string>;
