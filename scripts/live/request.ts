import { Agent as PlainAgent, request as requestPlain, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { rootCertificates } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Detour } from './options';

/** A response. `text` is decompressed. */
export type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

/** The text of a body, which may be compressed with brotli or gzip. */
export function decode(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Sends a prepared request and reads the whole response. Redirects are not followed. */
export function replyTo(outgoing: ClientRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = decode(Buffer.concat(chunks), response.headers['content-encoding']);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

export type Asker = {
  /** Sends a single request for a path, as it is. Redirects are not followed. */
  ask: (path: string, headers?: Record<string, string>, origin?: string) => Promise<Reply>;
  close: () => void;
};

type Server = Pick<Detour, 'host' | 'port'>;

/** The server that answers for an address. */
export function serverOf(origin: string, detours: readonly Detour[]): Server {
  const { hostname, port, protocol } = new URL(origin);
  const real = Number(port || (protocol === 'https:' ? 443 : 80));
  return detours.find(({ from }) => from === `${hostname}:${real}`) ?? { host: hostname, port: real };
}

/** Enough for the whole site in seconds, and few enough for a host that limits requests. */
const connections = 8;
const timeoutMs = 20_000;

/**
 * Sends requests to a site, unlike `fetch` without normalizing paths.
 *
 * @param settings.certificate a certificate to trust besides the well-known ones
 */
export function createAsker(
  origin: string,
  { detours = [], certificate }: { detours?: readonly Detour[]; certificate?: string | undefined } = {},
): Asker {
  const kept = { keepAlive: true, maxSockets: connections };
  const secureAgent = new SecureAgent({
    ...kept,
    ...(certificate !== undefined && { ca: [...rootCertificates, certificate] }),
  });
  const plainAgent = new PlainAgent(kept);
  const ask: Asker['ask'] = (path, headers = {}, from = origin) => {
    const { protocol, hostname, host } = new URL(from);
    const isSecure = protocol === 'https:';
    const options = {
      ...serverOf(from, detours),
      path,
      headers: { host, 'user-agent': 'check:live', ...headers },
      timeout: timeoutMs,
    };
    const outgoing = isSecure
      ? requestSecure({ ...options, servername: hostname, agent: secureAgent })
      : requestPlain({ ...options, agent: plainAgent });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${from}${path} did not answer in ${timeoutMs} ms`)));
    return replyTo(outgoing);
  };
  return {
    ask,
    close: () => {
      secureAgent.destroy();
      plainAgent.destroy();
    },
  };
}
