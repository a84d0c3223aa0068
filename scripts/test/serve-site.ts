import { createServer } from 'node:http';
import serveFile from 'serve-handler';
import { contract, pathVariants } from '../../deploy/contract';
import { foreignPages } from '../../lib/content/public-files';

/** Serves the stand-in export according to the contract for hosts. `SITE_PORT` sets the port (default: 3000). */
const port = Number(process.env.SITE_PORT ?? 3000);
const { headers, caching } = contract;

const toList = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
const options = {
  cleanUrls: true,
  trailingSlash: false,
  directoryListing: false,
  headers: [
    { source: '**', headers: toList({ ...headers, 'Cache-Control': caching.others }) },
    { source: `${caching.hashedFolder}**`, headers: toList({ 'Cache-Control': caching.hashed }) },
  ],
};

const targets = new Map(contract.redirects.flatMap(({ from, to }) => pathVariants(from).map((path) => [path, to])));
const server = createServer((request, response) => {
  const address = request.url ?? '/';
  // Only the first question mark starts the query: it may contain others.
  const [path = '/'] = address.split('?', 1);
  const search = address.slice(path.length);
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
  void serveFile(request, response, { ...options, public: 'out-stand-in', cleanUrls: !foreignPages.includes(path) });
});
// A test's next request may come at the very moment at which its idle connection would be closed.
server.keepAliveTimeout = 0;
server.listen(port, () => console.log(`Serving the site at http://localhost:${port}`));
