import type { ServerResponse } from 'node:http';
import { contentType } from 'mime-types';

export type Answer = {
  status?: number;
  /** The ending of a file of the body's type. */
  type: 'html' | 'js' | 'json' | 'css' | 'svg' | 'woff2' | 'wav';
  body: string | Buffer;
  headers?: Record<string, string>;
};

/** All allow cross-origin access, errors too, so that a page can read the status of what failed. */
const always = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

export function respond(response: ServerResponse, { status = 200, type, body, headers = always }: Answer): void {
  response.writeHead(status, { 'content-type': String(contentType(type)), ...headers });
  response.end(body);
}
