import { canonicalHeader, pathVariants } from '../contract';
import { headerList, json, type HostWriter } from './host-files';

/** Part of an address that cannot name another host: it does not begin with a slash and has no dot. */
const plainPath = String.raw`[\w-][\w/-]*`;

const permanent = (source: string, destination: string) => ({ source, destination, statusCode: 301 });

/**
 * Vercel's own options for clean addresses come before redirects, so a variant of an old path would take two hops, and they
 * would copy any path into a redirect. These rules do neither.
 */
export const vercel: HostWriter = ({ redirects, headers, caching }, { hashed, markdownFiles, foreignPages }) => {
  const foreign = foreignPages.map((file) => file.slice(1, -'.html'.length)).join('|');
  return {
    beside: {
      'vercel.json': json({
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
          ...hashed.map((source) => ({ source, headers: headerList({ 'Cache-Control': caching.hashed }) })),
          ...[...markdownFiles].map(([source, page]) => ({ source, headers: headerList(canonicalHeader(page)) })),
        ],
      }),
      // Vercel compresses responses itself.
      '.vercelignore': '*.gz\n*.br\n',
    },
  };
};
