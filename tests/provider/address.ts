import { standInPort } from '../../lib/stand-in';

/**
 * The provider's origin for programs. It serves the control interface on every host name. Node does not resolve names
 * below `localhost` itself, and the system may not either.
 */
export const providerOrigin = `http://localhost:${standInPort}`;

/** The path for listing and setting modes (control.ts). */
export const controlPath = '/stand-in/mode';
export const controlAddress = `${providerOrigin}${controlPath}`;

/**
 * `http://app.hearthline.example.localhost:3001/login` and the real address behind it → `/app.hearthline.example/login`
 */
export function hostFirst({ hostname, pathname }: URL): string {
  return `/${hostname.replace(/\.localhost$/, '')}${pathname}`;
}
