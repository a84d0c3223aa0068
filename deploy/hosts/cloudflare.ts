import { expectAtMost } from '../../lib/build-error';
import { site } from '../../lib/content';
import { pathVariants, type Contract } from '../contract';
import { commonRules, headerRules, json, type Exported, type HeaderRule, type Host } from './host-files';

/** Cloudflare ignores what is beyond. */
const limits = { headers: 100, redirects: 2_000 };

function allRules(contract: Contract, exported: Exported): HeaderRule[] {
  const rules = commonRules(contract, exported);
  expectAtMost('Cloudflare', 'rules for headers', rules.length, limits.headers);
  return rules;
}

function allRedirects({ redirects }: Contract, { foreignPages }: Exported): string[] {
  const rules = [
    ...redirects.flatMap(({ from, to }) => pathVariants(from).map((variant) => `${variant} ${to} 301\n`)),
    // Rewrites, which come before the redirect from `.html`.
    ...foreignPages.map((file) => `${file} ${file.replace(/\.html$/, '')} 200\n`),
  ];
  expectAtMost('Cloudflare', 'redirects', rules.length, limits.redirects);
  return rules;
}

/** Workers with static assets. */
export const cloudflare: Host = {
  compresses: true,
  files: (contract, exported) => ({
    inExport: {
      _redirects: allRedirects(contract, exported).join(''),
      _headers: headerRules(allRules(contract, exported)),
    },
    beside: {
      'wrangler.jsonc': json({
        name: site.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
        compatibility_date: '2026-01-01',
        assets: {
          directory: `../../${exported.folder}`,
          html_handling: 'drop-trailing-slash',
          not_found_handling: '404-page',
        },
      }),
    },
  }),
};
