import { site } from '../../lib/content/site';
import { canonicalHeader, pathVariants, type Contract } from '../contract';
import { markdownPathOf } from '../../lib/markdown-path';
import {
  commonRules,
  headerRules,
  json,
  markdownRules,
  type Exported,
  type HeaderRule,
  type HostWriter,
} from './host-files';

/** Cloudflare ignores further rules. */
const maxRules = 100;

/** One rule for all Markdown files. The not-found page has the header too then, if one is asked for that does not exist. */
const ruleOfAllMarkdown: HeaderRule[] = [
  ['/*.md', canonicalHeader(`${site.url}/:splat`)],
  // Cloudflare combines the values of matching rules. The exclamation mark removes the earlier one.
  [markdownPathOf('/'), { '! Link': '', ...canonicalHeader(`${site.url}/`) }],
];

function allRules(contract: Contract, exported: Exported): HeaderRule[] {
  const common = commonRules(contract, exported);
  const each = [...common, ...markdownRules(exported)];
  const rules = each.length <= maxRules ? each : [...common, ...ruleOfAllMarkdown];
  if (rules.length > maxRules) throw new Error(`_headers has ${rules.length} rules, Cloudflare reads ${maxRules}`);
  return rules;
}

/** Workers with static assets. */
export const cloudflare: HostWriter = (contract, exported) => {
  const { folder, foreignPages } = exported;
  return {
    inExport: {
      _redirects: [
        ...contract.redirects.flatMap(({ from, to }) => pathVariants(from).map((variant) => `${variant} ${to} 301\n`)),
        // Rewrites, which come before the redirect from `.html`.
        ...foreignPages.map((file) => `${file} ${file.replace(/\.html$/, '')} 200\n`),
      ].join(''),
      _headers: headerRules(allRules(contract, exported)),
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
  };
};
