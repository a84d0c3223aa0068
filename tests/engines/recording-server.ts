import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { record } from './record';

/** What a test does to a site. It may change while the site is served. */
export type Disturbance = {
  /** Runs in every page before its own scripts. */
  script?: () => void;
  /** Headers of every page. */
  headers?: Record<string, string>;
  /** How the files fail that pages ask for. */
  files?: 'broken off' | 'missing' | 'a page' | 'cut off';
  /** Nothing answers. */
  offline?: boolean;
};

const asScript = (code: () => void) => `<script>(${code.toString()})()</script>`;

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function answerPage(
  answer: IncomingMessage,
  response: ServerResponse,
  { script, headers: added }: Disturbance,
): Promise<void> {
  // In front of the policy, which is in a `<meta>` and holds for what follows it.
  const scripts = asScript(record) + (script ? asScript(script) : '');
  const page = (await readAll(answer)).toString('utf8').replace('<head>', () => `<head>${scripts}`);
  const headers = { ...answer.headers, ...added, 'content-length': String(Buffer.byteLength(page)) };
  response.writeHead(answer.statusCode ?? 500, headers).end(page);
}

async function answerFile(
  answer: IncomingMessage,
  response: ServerResponse,
  fault: NonNullable<Disturbance['files']>,
): Promise<void> {
  const file = await readAll(answer);
  const half = file.subarray(0, file.length / 2);
  if (fault === 'broken off') response.writeHead(200, answer.headers).write(half, () => response.destroy());
  else if (fault === 'cut off') {
    response.writeHead(200, { ...answer.headers, 'content-length': half.length }).end(half);
  } else response.writeHead(fault === 'missing' ? 404 : 200, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
}

/**
 * Serves a site with the recorder in every page, for a browser whose driver can neither run a script before those of a
 * page nor read the console.
 *
 * @returns its origin, and how to stop it
 */
export async function serveRecording(
  origin: string,
  disturbance: Disturbance = {},
): Promise<{ origin: string; stop: () => void }> {
  const { hostname, port } = new URL(origin);
  const server = createServer(({ url, method, headers }, response) => {
    if (disturbance.offline) {
      response.destroy();
      return;
    }
    const ask = request({ hostname, port, path: url, method, headers: { ...headers, host: `${hostname}:${port}` } });
    ask.on('response', (answer) => {
      if (answer.statusCode !== 304 && answer.headers['content-type']?.startsWith('text/html')) {
        void answerPage(answer, response, disturbance);
        return;
      }
      if (disturbance.files) {
        void answerFile(answer, response, disturbance.files);
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
