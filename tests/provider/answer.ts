import type { ServerResponse } from 'node:http';
import { fileTypes } from '../../lib/file-types';

const types = { ...fileTypes, wav: 'audio/wav' };

export type Answer = {
  status?: number;
  /** The ending of a file of the body's type. */
  type: 'html' | 'js' | 'json' | 'css' | 'svg' | 'woff2' | 'wav';
  body: string | Buffer;
  headers?: Record<string, string>;
  /** The last script of the page never comes. */
  isStalled?: boolean;
};

/** All allow cross-origin access, errors too, so that a page can read the status of what failed. */
const always = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'cache-control': 'no-store' };

export function respond(response: ServerResponse, answer: Answer): void {
  const { status = 200, type, body, headers, isStalled } = answer;
  response.writeHead(status, { 'content-type': types[type], ...always, ...headers });
  if (isStalled) response.write(body.slice(0, body.lastIndexOf('<script>')));
  else response.end(body);
}
