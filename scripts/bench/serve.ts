import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contract } from '../../deploy/contract';

const types: Record<string, string> = contract.types;
const { hashedFolder, hashed, others } = contract.caching;

/** Serves an export with its compressed files, as hosts do. */
export async function serveExport(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = [pathname, `${pathname}.html`, join(pathname, 'index.html')].find(
      (one) => /\.\w+$/.test(one) && existsSync(join(folder, one)),
    );
    if (name === undefined) return void response.writeHead(404).end();
    const file = join(folder, name);
    const isCompressed = existsSync(`${file}.br`);
    response.writeHead(200, {
      'Content-Type': types[extname(name).slice(1)] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith(hashedFolder) ? hashed : others,
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    });
    response.end(readFileSync(isCompressed ? `${file}.br` : file));
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
