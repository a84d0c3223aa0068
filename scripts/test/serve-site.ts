import { createServer } from 'node:http';
import serveFile from 'serve-handler';
import { contract, pathVariants } from '../../deploy/contract';

/**
 * `npm run serve:site`: serves the stand-in export locally according to the contract for hosts. `SITE_PORT` sets the
 * port (default: 3000).
 */
const folder = 'out-stand-in';
const port = Number(process.env.SITE_PORT ?? 3000);
const { redirects, headers, caching } = contract;

const targets = new Map(redirects.flatMap(({ from, to }) => pathVariants(from).map((path) => [path, to])));
const toList = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
const options = {
  public: folder,
  cleanUrls: true,
  trailingSlash: false,
  directoryListing: false,
  headers: [
    { source: '**', headers: toList({ ...headers, 'Cache-Control': caching.others }) },
    { source: `${caching.hashedFolder}**`, headers: toList({ 'Cache-Control': caching.hashed }) },
  ],
};

createServer((request, response) => {
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const search = query === undefined ? '' : `?${query}`;
  const target = targets.get(path);
  if (target) {
    response.writeHead(301, { ...headers, Location: target + search }).end();
    return;
  }
  // serve-handler's redirects to clean addresses drop the query.
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, values?: Record<string, string>) =>
    writeHead(
      status,
      values?.Location ? { ...headers, ...values, Location: values.Location + search } : values,
    )) as typeof writeHead;
  void serveFile(request, response, options);
}).listen(port, () => {
  console.log(`Serving the site at http://localhost:${port}`);
});
