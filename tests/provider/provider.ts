import { createServer, type Server } from 'node:http';
import { createModes } from './modes';
import { createHandler } from './routes';
import { serveSocket } from './socket';

export interface Provider {
  origin: string;
  port: number;
  close: () => Promise<void>;
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, ipv6Only: host === '::1' }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

const isIpv6Unavailable = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code));

/**
 * Starts a stand-in for all external destinations, with its own modes (modes.ts).
 *
 * It listens only on the IPv4 and IPv6 loopback addresses, because browsers use either for `localhost` and names below
 * it.
 *
 * @param settings.port 0 selects an unused port
 */
export async function startProvider({ port }: { port: number }): Promise<Provider> {
  const handler = createHandler(createModes());
  const servers = [createServer(handler), createServer(handler)] as const;
  const closeSockets = servers.map(serveSocket);
  const actualPort = await listen(servers[0], '127.0.0.1', port);
  await listen(servers[1], '::1', actualPort).catch(async (error: unknown) => {
    if (isIpv6Unavailable(error)) return;
    await stop(servers[0]);
    throw error;
  });
  return {
    origin: `http://localhost:${actualPort}`,
    port: actualPort,
    close: async () => {
      for (const close of closeSockets) close();
      await Promise.all(servers.map(stop));
    },
  };
}
