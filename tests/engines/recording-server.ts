import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { record } from './record';

/** In front of the policy, which is in a `<meta>` and holds for what follows it. */
const script = `<script>(${record.toString()})()</script>`;

async function answerPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(Buffer.from(chunk));
  const page = Buffer.concat(chunks).toString('utf8').replace('<head>', `<head>${script}`);
  const headers = { ...answer.headers, 'content-length': String(Buffer.byteLength(page)) };
  response.writeHead(answer.statusCode ?? 500, headers).end(page);
}

/**
 * Serves a site with the recorder in every page, for a browser whose driver can neither run a script before those of a
 * page nor read the console.
 *
 * @returns its origin, and how to stop it
 */
export async function serveRecording(origin: string): Promise<{ origin: string; stop: () => void }> {
  const { hostname, port } = new URL(origin);
  const server = createServer(({ url, method, headers }, response) => {
    const ask = request({ hostname, port, path: url, method, headers: { ...headers, host: `${hostname}:${port}` } });
    ask.on('response', (answer) => {
      if (answer.statusCode !== 304 && answer.headers['content-type']?.startsWith('text/html')) {
        void answerPage(answer, response);
        return;
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    ask.on('error', () => response.destroy());
    ask.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${own}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
