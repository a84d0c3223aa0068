import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

function decode(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Sends a single request without following redirects. Does not normalize the path, unlike `fetch`. */
export function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers, agent: false }, (response) => {
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
