/** Where the stand-in provider listens (tests/provider/server.ts). `PROVIDER_PORT` sets another port, for builds too. */
export const standInPort = Number(process.env.PROVIDER_PORT ?? 3001);

/**
 * Where the stand-in provider shows an outside origin: `https://*.hearthline.example` is
 * `http://*.hearthline.example.localhost:3001`, and `wss:` is `ws:`; what it shows already stays. Every outside host is an origin
 * of its own there too, so that a page needs the same permissions in a test as in production. Browsers look for any name under
 * `localhost` on their own machine.
 */
export function standInOrigin(origin: string): string {
  return origin.replace(/^(?:http|ws)s:\/\/.+$/, `$&.localhost:${standInPort}`).replace(/^(http|ws)s:/, '$1:');
}

/** The same for an address, with its path. */
export function standInAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return standInOrigin(origin) + pathname;
}

/** `http://app.hearthline.example.localhost:3001/login` and the real address behind it → `/app.hearthline.example/login` */
export function hostFirst({ hostname, pathname }: URL): string {
  return `/${hostname.replace(/\.localhost$/, '')}${pathname}`;
}
