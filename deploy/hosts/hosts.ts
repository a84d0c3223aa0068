import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { cloudfront } from './cloudfront';
import type { HostWriter } from './host-files';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { vercel } from './vercel';

type Host = 'cloudflare' | 'netlify' | 'vercel' | 'nginx' | 'caddy' | 'cloudfront';

/** A new host is one file here and one recipe in deploy/README.md. */
export const hosts = { cloudflare, netlify, vercel, nginx, caddy, cloudfront } satisfies Record<Host, HostWriter>;
