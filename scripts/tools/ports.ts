import { createServer } from 'node:net';

export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Ends the program in one line where another one has a port already. */
export async function expectFreePorts(...ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (await isFree(port)) continue;
    const name = port === ports[0] ? 'SITE_PORT' : 'PROVIDER_PORT';
    console.error(
      `Port ${port} is in use, perhaps by another preview. Stop that one, or choose: ${name}=${port + 100}`,
    );
    process.exit(1);
  }
}
