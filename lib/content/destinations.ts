import { standInAddress } from '../stand-in';
import { load } from './load';
import type { DestinationKey } from './schemas/destination';

/** Every address outside the site, as content has it. */
export const destinations = load('destinations');

/** The address behind a destination; with `STAND_IN=1` (local runs and tests) where the stand-in provider shows it. */
export function destinationUrl(key: DestinationKey): string {
  const { url } = destinations.links[key];
  return process.env.STAND_IN === '1' ? standInAddress(url) : url;
}
