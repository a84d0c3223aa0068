import { canonicalHeader } from '../contract';
import { headerList, json, type HostWriter } from './host-files';

export const vercel: HostWriter = ({ redirects, headers, caching }, { hashed, twins }) => ({
  beside: {
    'vercel.json': json({
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
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
