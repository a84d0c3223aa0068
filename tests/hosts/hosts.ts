import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { cloudfront } from './cloudfront';
import { container } from './container';
import type { LocalHost } from './local-host';
import { netlify } from './netlify';
import { nginx, nginxWithCertificate } from './nginx';
import { vercel } from './vercel';

/** Every host that this machine can run, by the name of its project in Playwright. */
export const localHosts: Record<string, LocalHost> = {
  cloudflare,
  netlify,
  vercel,
  cloudfront,
  nginx,
  'nginx with a certificate': nginxWithCertificate,
  container,
  caddy,
};
