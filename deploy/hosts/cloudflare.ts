import { site } from '../../lib/content/site';
import { pathVariants } from '../contract';
import { json, type HostWriter } from './host-files';

type Rule = [path: string, headers: Record<string, string>];

/** Cloudflare reads no further rules than this. */
const mostRules = 100;

function headerRules(rules: readonly Rule[]): string {
  if (rules.length > mostRules) throw new Error(`_headers has ${rules.length} rules, Cloudflare reads ${mostRules}`);
  return rules
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .join('\n');
}

/**
 * Workers with static assets. `_redirects` and `_headers` are read by Netlify too.
 *
 * Rules for one header add up on Cloudflare, so only the hashed files get a Cache-Control: revalidation is what both
 * hosts do by themselves.
 */
export const cloudflare: HostWriter = ({ redirects, headers, caching }, { folder, hashed }) => ({
  inExport: {
    _redirects: redirects
      .flatMap(({ from, to }) => pathVariants(from).map((spelling) => `${spelling} ${to} 301\n`))
      .join(''),
    _headers: headerRules([
      ['/*', headers],
      ...hashed.map((path): Rule => [path, { 'Cache-Control': caching.hashed }]),
    ]),
    // Cloudflare compresses by itself; the ready-made variants would only be further files to fetch.
    '.assetsignore': '*.gz\n*.br\n',
  },
  beside: {
    'wrangler.jsonc': json({
      name: site.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      compatibility_date: '2026-01-01',
      assets: {
        directory: `../${folder}`,
        html_handling: 'drop-trailing-slash',
        not_found_handling: '404-page',
      },
    }),
  },
});
