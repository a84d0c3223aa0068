import { standInAddress } from '../stand-in';
import { load } from './load';
import { destinationNames, type DestinationKey } from './schemas/destination';

/** Every address outside the site, as content has it. */
export const destinations = load('destinations');

/** The address behind a destination; with `STAND_IN=1` (local runs and tests) where the stand-in provider shows it. */
export function destinationUrl(key: DestinationKey): string {
  const { url } = destinations.links[key];
  return process.env.STAND_IN === '1' ? standInAddress(url) : url;
}

/** Every address outside the site, as pages link to it. */
export const addresses = Object.fromEntries(destinationNames.map((name) => [name, destinationUrl(name)])) as Record<
  DestinationKey,
  string
>;
