/** Where the stand-in provider listens (tests/provider/server.ts). */
export const standInPort = 3001;

/**
 * Where the stand-in provider shows an outside address: `https://app.hearthline.example/login` is
 * `http://app.hearthline.example.localhost:3001/login`. Every outside host is an origin of its own there too, so that a page
 * needs the same permissions in a test as in production. Browsers look for any name under `localhost` on their own machine.
 */
export function standInAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  return `http://${hostname}.localhost:${standInPort}${pathname}`;
}
