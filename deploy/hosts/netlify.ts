import { pathVariants } from '../contract';
import { writtenBy, type HostWriter } from './host-files';

/** What the recipe does after the build: Netlify compresses by itself, and needs its own form of the redirects. */
const prepare = (folder: string) =>
  `cp ${folder}-hosts/netlify-redirects ${folder}/_redirects && find ${folder} -name '*.gz' -delete -o -name '*.br' -delete`;

/**
 * Netlify also reads `_headers` in the export (cloudflare.ts). An exported file comes before a redirect there, unless the
 * redirect has an exclamation mark, which Cloudflare does not know.
 */
export const netlify: HostWriter = ({ redirects }, { folder }) => ({
  beside: {
    'netlify.toml': `# ${writtenBy}\n[build]\n  command = "npm run build && ${prepare(folder)}"\n  publish = "${folder}"\n`,
    'netlify-redirects': redirects
      .flatMap(({ from, to }) => pathVariants(from).map((variant) => `${variant} ${to} 301!\n`))
      .join(''),
  },
});
