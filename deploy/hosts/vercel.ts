import { canonicalHeader } from '../contract';
import { headerList, json, type HostWriter } from './host-files';

/**
 * `cleanUrls` redirects every address with `.html`. If one of them belongs to somebody else, pages get their clean
 * addresses from rules of their own.
 */
function cleanAddresses(foreignPages: readonly string[]) {
  if (foreignPages.length === 0) return { cleanUrls: true };
  return { cleanUrls: false, rewrites: [{ source: '/:path((?!.*\\.).+)', destination: '/:path.html' }] };
}

function fileRedirects(foreignPages: readonly string[]) {
  if (foreignPages.length === 0) return [];
  const names = foreignPages.map((file) => file.slice(1, -'.html'.length)).join('|');
  return [
    { source: '/index.html', destination: '/', statusCode: 301 },
    { source: `/:path((?!(?:${names})\\.html$).*)\\.html`, destination: '/:path', statusCode: 301 },
  ];
}

export const vercel: HostWriter = ({ redirects, headers, caching }, { hashed, twins, foreignPages }) => ({
  beside: {
    'vercel.json': json({
      ...cleanAddresses(foreignPages),
      trailingSlash: false,
      redirects: [
        ...redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
        ...fileRedirects(foreignPages),
      ],
      headers: [
        { source: '/(.*)', headers: headerList({ ...headers, 'Cache-Control': caching.others }) },
        ...hashed.map((source) => ({ source, headers: headerList({ 'Cache-Control': caching.hashed }) })),
        ...[...twins].map(([source, page]) => ({ source, headers: headerList(canonicalHeader(page)) })),
      ],
    }),
    // Vercel compresses responses itself.
    '.vercelignore': '*.gz\n*.br\n',
  },
});
