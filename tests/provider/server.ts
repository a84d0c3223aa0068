import { createServer } from 'node:http';
import { standInPort } from '../../lib/stand-in';
import { handle } from './routes';
import { serveSocket } from './socket';

/*
 * `npm start`: a stand-in for all outside addresses, each host at an origin of its own. It listens only on this machine, on
 * both loopback addresses, because browsers use either for names below `localhost`.
 */
for (const host of ['127.0.0.1', '::1']) {
  const server = createServer(handle);
  serveSocket(server);
  server.on('error', (error: NodeJS.ErrnoException) => {
    // Without IPv6 the other address is enough.
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code ?? '')) throw error;
  });
  server.listen({ host, port: standInPort, ipv6Only: host === '::1' }, () => {
    if (host === '127.0.0.1')
      console.log(`Serving the stand-in provider at http://<external host>.localhost:${standInPort}`);
  });
}
