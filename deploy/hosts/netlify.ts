import { pathVariants } from '../contract';
import { commonRules, headerRules, writtenBy, type Host } from './host-files';

/**
 * An exported file comes before a redirect on Netlify, unless the redirect has an exclamation mark, which Cloudflare does
 * not know. Netlify reads as many rules of headers as there are.
 */
export const netlify: Host = {
  compresses: true,
  files: (contract, exported) => ({
    inExport: {
      _redirects: contract.redirects
        .flatMap(({ from, to }) => pathVariants(from).map((variant) => `${variant} ${to} 301!\n`))
        .join(''),
      _headers: headerRules(commonRules(contract, exported)),
    },
    beside: {
      'netlify.toml': `# ${writtenBy}\n[build]\n  command = "npm run build -- --host netlify"\n  publish = "${exported.folder}"\n`,
    },
  }),
};
