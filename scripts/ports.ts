import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * Listens on a port for a moment, and returns it; 0 stands for any unused one.
 *
 * @throws {Error} if another program has it
 */
async function take(port: number, host?: string): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return taken;
}

/** An unused local port. */
export const freePort = () => take(0, '127.0.0.1');

/** Ends the program in one line where another one has a port already. */
export async function expectFreePorts(...ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const isFree = await take(port).then(Boolean, () => false);
    if (isFree) continue;
    const name = port === ports[0] ? 'SITE_PORT' : 'PROVIDER_PORT';
    console.error(
      `Port ${port} is in use, perhaps by another preview. Stop that one, or choose: ${name}=${port + 100}`,
    );
    process.exit(1);
  }
}
