import { createServer, type Server } from 'node:http';
import { createModes } from './modes';
import { createHandler } from './routes';

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

const machineHasNoIpv6 = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code));

/**
 * Starts a stand-in for every destination outside the site, with fault modes of its own (modes.ts).
 *
 * It listens on both loopbacks and on nothing else: browsers try either for `localhost` and the names under it, and the
 * pages it serves are for this machine only.
 *
 * @param settings.port 0 picks a free one
 */
export async function startProvider({ port }: { port: number }): Promise<Provider> {
  const handler = createHandler(createModes());
  const servers = [createServer(handler), createServer(handler)] as const;
  const chosen = await listen(servers[0], '127.0.0.1', port);
  await listen(servers[1], '::1', chosen).catch(async (error: unknown) => {
    if (machineHasNoIpv6(error)) return;
    await stop(servers[0]);
    throw error;
  });
  return {
    origin: `http://localhost:${chosen}`,
    port: chosen,
    close: async () => {
      await Promise.all(servers.map(stop));
    },
  };
}
