/** The hosts that this machine can run, as the projects of playwright.hosts.config.ts are called. The slowest is first. */
export const hostNames = [
  'cloudflare',
  'netlify',
  'vercel',
  'nginx',
  'nginx with a certificate',
  'container',
  'caddy',
] as const;
export type HostName = (typeof hostNames)[number];
