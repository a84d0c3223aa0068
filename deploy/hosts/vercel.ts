import { expectAtMost } from '../../lib/build-error';
import { pathVariants, type Contract } from '../contract';
import { hashedPaths, headerList, json, type Exported, type Host } from './host-files';

/** Part of an address that cannot name another host: it does not begin with a slash and has no dot. */
const plainPath = String.raw`[\w-][\w/-]*`;

const permanent = (source: string, destination: string) => ({ source, destination, statusCode: 301 });

/** How many routes Vercel takes: redirects, rewrites and headers together. */
const maxRoutes = 2_048;

/**
 * Vercel's own options for clean addresses come before redirects, so a variant of an old path would take two hops, and they
 * would copy any path into a redirect. These rules do neither.
 */
function rulesFor({ redirects, headers, caching }: Contract, exported: Exported) {
  const foreign = exported.foreignPages.map((file) => file.slice(1, -'.html'.length)).join('|');
  return {
    redirects: [
      ...redirects.flatMap(({ from, to }) => pathVariants(from).map((variant) => permanent(variant, to))),
      ...pathVariants('/index').map((variant) => permanent(variant, '/')),
      permanent(`/:path(${foreign && `(?!(?:${foreign})\\.)`}${plainPath})\\.html`, '/:path'),
      permanent(`/:path(${plainPath})/`, '/:path'),
    ],
    // After the files themselves.
    rewrites: [{ source: `/:path(${plainPath})`, destination: '/:path.html' }],
    headers: [
      { source: '/(.*)', headers: headerList({ ...headers, 'Cache-Control': caching.others }) },
      ...hashedPaths(exported, '(.*)').map((source) => ({
        source,
        headers: headerList({ 'Cache-Control': caching.hashed }),
      })),
    ],
  };
}

export const vercel: Host = {
  compresses: true,
  files(contract, exported) {
    const rules = rulesFor(contract, exported);
    expectAtMost('Vercel', 'routes', Object.values(rules).flat().length, maxRoutes);
    return { inExport: { 'vercel.json': json(rules) } };
  },
};
