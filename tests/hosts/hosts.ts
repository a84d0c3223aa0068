import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { container } from './container';
import type { LocalHost } from './local-host';
import { netlify } from './netlify';
import { nginx, nginxWithCertificate } from './nginx';
import { vercel } from './vercel';

/** How each host is run on this machine, by the name of its project in playwright.hosts.config.ts. The slowest is first. */
export const localHosts = {
  cloudflare,
  netlify,
  vercel,
  nginx,
  'nginx with a certificate': nginxWithCertificate,
  container,
  caddy,
} satisfies Record<string, LocalHost>;
export type HostName = keyof typeof localHosts;
