import { spellings } from '../contract';
import { headerList, json, type HostWriter } from './host-files';

/** The local server of `npm start` and of the browser tests. The last rule that fits wins. */
export const serve: HostWriter = ({ redirects, headers, caching }) => ({
  beside: {
    'serve.json': json({
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      redirects: redirects.flatMap(({ from, to }) =>
        spellings(from).map((source) => ({ source, destination: to, type: 301 })),
      ),
      headers: [
        { source: '**', headers: headerList({ ...headers, 'Cache-Control': caching.others }) },
        { source: `${caching.hashedFolder}**`, headers: headerList({ 'Cache-Control': caching.hashed }) },
      ],
    }),
  },
});
