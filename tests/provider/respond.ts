import type { ServerResponse } from 'node:http';

const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  wav: 'audio/wav',
};

export interface Answer {
  status?: number;
  type: keyof typeof types;
  body: string | Buffer;
}

/** All responses allow cross-origin access, including errors, so that a page can read the status of a failed script. */
export const crossOrigin = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

export function contentType({ type }: Answer): string {
  return types[type];
}

export function respond(response: ServerResponse, answer: Answer, headers: Record<string, string> = crossOrigin): void {
  response.writeHead(answer.status ?? 200, { 'content-type': contentType(answer), ...headers });
  response.end(answer.body);
}
