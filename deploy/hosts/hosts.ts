import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { cloudfront } from './cloudfront';
import { container } from './container';
import type { HostWriter } from './host-files';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { vercel } from './vercel';

/** Every host that the build writes configuration for. */
export const hosts = { cloudflare, netlify, vercel, nginx, container, caddy, cloudfront } satisfies Record<
  string,
  HostWriter
>;
