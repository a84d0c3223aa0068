import { site } from '../../lib/content/site';
import { canonicalHeader, pathVariants } from '../contract';
import { json, type HostWriter } from './host-files';

type Rule = [path: string, headers: Record<string, string>];

/** Cloudflare ignores further rules. */
const maxRules = 100;

function headerRules(rules: readonly Rule[]): string {
  if (rules.length > maxRules) throw new Error(`_headers has ${rules.length} rules, Cloudflare reads ${maxRules}`);
  return rules
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .join('\n');
}

/**
 * Workers with static assets. `_redirects` and `_headers` are read by Netlify too.
 *
 * Cloudflare combines the values of matching rules, so only the hashed files have a Cache-Control rule. By default both
 * hosts revalidate.
 */
export const cloudflare: HostWriter = ({ redirects, headers, caching }, { folder, hashed, twins, foreignPages }) => ({
  inExport: {
    _redirects: [
      ...redirects.flatMap(({ from, to }) => pathVariants(from).map((variant) => `${variant} ${to} 301\n`)),
      // Rewrites, which come before the redirect from `.html`.
      ...foreignPages.map((file) => `${file} ${file.replace(/\.html$/, '')} 200\n`),
    ].join(''),
    _headers: headerRules([
      ['/*', headers],
      ...hashed.map((path): Rule => [path, { 'Cache-Control': caching.hashed }]),
      ...[...twins].map(([path, page]): Rule => [path, canonicalHeader(page)]),
    ]),
    // Cloudflare compresses responses itself, so the precompressed files are not needed.
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
