import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { container } from './container';
import type { HostName } from './host-names';
import type { LocalHost } from './local-host';
import { netlify } from './netlify';
import { nginx, nginxWithCertificate } from './nginx';
import { vercel } from './vercel';

/** How each host is run on this machine. */
export const localHosts: Record<HostName, LocalHost> = {
  cloudflare,
  netlify,
  vercel,
  nginx,
  'nginx with a certificate': nginxWithCertificate,
  container,
  caddy,
};
