import { createSecureServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { createServer, request } from 'node:http';
import { freePort } from '../../scripts/test/free-port';
import type { Certificate } from './certificate';

/** A response on its way. `body` is not compressed. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Changes responses like a host that is set up wrongly. */
export type Change = (answer: Answer, path: string) => Answer;

/** What HTTP/2 does not have. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

function askUpstream(origin: string, path: string, asked: IncomingHttpHeaders): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const passed = ['if-none-match', 'if-modified-since', 'accept-encoding'] as const;
  const headers = Object.fromEntries(passed.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])));
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(([name]) => !connectionHeaders.has(name));
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(kept), body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

export type ChangingServer = { securePort: number; plainPort: number; stop: () => Promise<void> };

/**
 * Serves what another server serves, over TLS and HTTP/2, with changes.
 *
 * @param settings.redirectsPlain whether plain http leads to https
 */
export async function serveChanged(
  origin: string,
  {
    certificate,
    host,
    change,
    redirectsPlain,
  }: { certificate: Certificate; host: string; change: Change; redirectsPlain: boolean },
): Promise<ChangingServer> {
  const [securePort, plainPort] = [await freePort(), await freePort()];
  const options = { key: certificate.key, cert: certificate.certificate, allowHTTP1: true };
  const secure = createSecureServer(options, (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    askUpstream(origin, path, incoming.headers).then(
      (answer) => {
        const { status, headers, body } = change(answer, path);
        outgoing.writeHead(status, headers);
        outgoing.end(body);
      },
      () => outgoing.destroy(),
    );
  });
  const plain = createServer((incoming, outgoing) => {
    outgoing.writeHead(
      redirectsPlain ? 301 : 200,
      redirectsPlain ? { location: `https://${host}${incoming.url}` } : {},
    );
    outgoing.end();
  });
  const sessions = new Set<{ destroy: () => void }>();
  secure.on('session', (session) => sessions.add(session));
  secure.on('secureConnection', (socket) => sessions.add(socket));
  await new Promise<void>((ready) => secure.listen(securePort, '127.0.0.1', ready));
  await new Promise<void>((ready) => plain.listen(plainPort, '127.0.0.1', ready));
  return {
    securePort,
    plainPort,
    stop: async () => {
      for (const session of sessions) session.destroy();
      plain.closeAllConnections();
      await Promise.all([new Promise((done) => secure.close(done)), new Promise((done) => plain.close(done))]);
    },
  };
}
