import { standInPort } from '../../lib/stand-in';

/** The path for setting modes (modes.ts). */
export const controlPath = '/stand-in/mode';
/** Every host has it. This one is for programs: Node does not resolve names below `localhost` itself. */
export const controlAddress = `http://localhost:${standInPort}${controlPath}`;

/**
 * `http://app.hearthline.example.localhost:3001/login` and the real address behind it → `/app.hearthline.example/login`
 */
export function hostFirst({ hostname, pathname }: URL): string {
  return `/${hostname.replace(/\.localhost$/, '')}${pathname}`;
}
