import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Where a site is. */
export type Address = {
  /** What visitors see, such as `https://www.example.com`. */
  origin: string;
  /** Where connections go instead of where the name leads, with the ports of https and http. */
  server?: { host: string; secure: number; plain: number } | undefined;
  /** A certificate that only this site's requests trust. */
  certificate?: string | undefined;
};

/** A response. `text` is decompressed. */
export type Reply = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** Sends a single request for a path as it is, unlike `fetch`. Redirects are not followed. */
export type Ask = (path: string, headers?: Record<string, string>, origin?: string, method?: string) => Promise<Reply>;

/** The host and port that answer for an origin of the site. */
export function serverOf({ server }: Address, origin: string): { host: string; port: number } {
  const { protocol, hostname, port } = new URL(origin);
  const isSecure = protocol === 'https:';
  if (server) return { host: server.host, port: isSecure ? server.secure : server.plain };
  return { host: hostname, port: Number(port || (isSecure ? 443 : 80)) };
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

const timeoutMs = 20_000;

/** Prepares requests to a site. Few connections at once, because hosts limit them. */
export function askerOf(address: Address): Ask {
  const kept = { keepAlive: true, maxSockets: 8 };
  const secureAgent = new https.Agent({ ...kept, ca: address.certificate });
  const plainAgent = new http.Agent(kept);
  return async (path, headers = {}, origin = address.origin, method = 'GET') => {
    const { protocol, hostname, host } = new URL(origin);
    const isSecure = protocol === 'https:';
    const options: https.RequestOptions = {
      ...serverOf(address, origin),
      path,
      method,
      headers: { host, 'user-agent': 'check:live', ...headers },
      servername: hostname,
      agent: isSecure ? secureAgent : plainAgent,
      timeout: timeoutMs,
    };
    const outgoing = (isSecure ? https : http).request(options).end();
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${origin}${path} did not answer in ${timeoutMs} ms`)));
    const [response] = (await once(outgoing, 'response')) as [http.IncomingMessage];
    const { statusCode = 0, headers: received } = response;
    return {
      status: statusCode,
      headers: received,
      text: decode(await buffer(response), received['content-encoding']),
    };
  };
}
