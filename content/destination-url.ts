import { destinations } from './destinations';
import type { DestinationKey } from './schemas/destination';

/** Where the stand-in provider listens (tests/provider/server.ts). */
export const standInOrigin = 'http://localhost:3001';

/**
 * The address behind a destination. With `STAND_IN=1` (local runs and tests) the same path is served by the stand-in
 * provider, with the real host as its first segment: `http://localhost:3001/app.hearthline.example/login`.
 */
export function destinationUrl(key: DestinationKey): string {
  const { url } = destinations.links[key];
  if (process.env.STAND_IN !== '1') return url;
  const { host, pathname } = new URL(url);
  return `${standInOrigin}/${host}${pathname}`;
}
