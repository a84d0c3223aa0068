import { createServer, type Server } from 'node:http';
import serveFile from 'serve-handler';
import { contract, pathVariants } from '../../deploy/contract';
import { foreignPages } from '../../lib/content/public-files';

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

/**
 * Serves an export locally according to the contract for hosts.
 *
 * @param port 0 selects an unused port
 * @param redirects those of the contract, unless the export is of another time
 */
export function serveSite(
  folder: string,
  port: number,
  redirects: readonly { from: string; to: string }[] = contract.redirects,
): Promise<Server> {
  const targets = new Map(redirects.flatMap(({ from, to }) => pathVariants(from).map((path) => [path, to])));
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
    void serveFile(request, response, { ...options, public: folder, cleanUrls: !foreignPages.includes(path) });
  });
  // A test's next request may come at the very moment at which its idle connection would be closed.
  server.keepAliveTimeout = 0;
  return new Promise((resolve) => {
    server.listen(port, () => resolve(server));
  });
}
