import { pathVariants } from '../contract';
import { commonRules, headerRules, markdownRules, writtenBy, type HostWriter } from './host-files';

/** What the recipe does after the build: Netlify compresses by itself, and needs its own form of what Cloudflare reads. */
const prepare = (folder: string) =>
  [
    ...['redirects', 'headers'].map((name) => `cp ${folder}-hosts/netlify-${name} ${folder}/_${name}`),
    `find ${folder} -name '*.gz' -delete -o -name '*.br' -delete`,
  ].join(' && ');

/**
 * An exported file comes before a redirect on Netlify, unless the redirect has an exclamation mark, which Cloudflare does
 * not know. Netlify reads as many rules of headers as there are, and knows no header that depends on the path.
 */
export const netlify: HostWriter = (contract, exported) => ({
  beside: {
    'netlify.toml': `# ${writtenBy}\n[build]\n  command = "npm run build && ${prepare(exported.folder)}"\n  publish = "${exported.folder}"\n`,
    'netlify-redirects': contract.redirects
      .flatMap(({ from, to }) => pathVariants(from).map((variant) => `${variant} ${to} 301!\n`))
      .join(''),
    'netlify-headers': headerRules([...commonRules(contract, exported), ...markdownRules(exported)]),
  },
});
