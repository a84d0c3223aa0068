import { standInPort } from '../../lib/stand-in';

/**
 * Where programs reach the running provider. What they ask for is the same on all its hosts: Node leaves names under
 * `localhost` to the machine, which may not know them.
 */
export const providerOrigin = `http://localhost:${standInPort}`;

/** Where its fault modes are listed and set (control.ts). */
export const controlPath = '/stand-in/mode';
export const controlAddress = `${providerOrigin}${controlPath}`;

/** `http://app.hearthline.example.localhost:3001/login` and the real address behind it → `/app.hearthline.example/login` */
export function hostFirst({ hostname, pathname }: URL): string {
  return `/${hostname.replace(/\.localhost$/, '')}${pathname}`;
}
