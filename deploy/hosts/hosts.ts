import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { container } from './container';
import type { Host } from './host-files';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { vercel } from './vercel';

/** Every host that the build writes configuration for. */
export const hosts = { cloudflare, netlify, vercel, nginx, container, caddy } satisfies Record<string, Host>;
export type HostName = keyof typeof hosts;

export function isHost(name: string): name is HostName {
  return Object.hasOwn(hosts, name);
}
