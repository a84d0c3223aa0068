import type { ServerResponse } from 'node:http';
import { fileTypes } from '../../lib/file-types';
import { resources, typeface } from './resources';

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

export function respond(response: ServerResponse, { status = 200, type, body, headers, isStalled }: Answer): void {
  response.writeHead(status, { 'content-type': types[type], ...always, ...headers });
  if (isStalled) response.write(body.slice(0, body.lastIndexOf('<script>')));
  else response.end(body);
}

/**
 * Returns code that calls a function in a browser. The function must use only its arguments and browser APIs, because
 * its module is not available there.
 *
 * tsx wraps every named function in a call of its helper `__name`, which does not exist in browsers.
 */
export function browserCode<Args extends readonly unknown[]>(code: (...args: Args) => void, ...args: Args): string {
  const values = args.map((value) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`));
  return `{ const __name = (named) => named; (${code.toString()})(${values.join(', ')}); }`;
}

/** As little as a frame needs to be used. */
const style = `
  body { margin: 0; padding: 1.5rem 1.25rem; font: 1rem/1.5 '${typeface}', system-ui, sans-serif; color: #1c2434; background: #fff }
  header img { width: 3rem; height: 3rem }
  label { display: block; margin-top: 1rem }
  input, textarea { display: block; box-sizing: border-box; width: 100%; padding: 0.625rem; font: inherit }
  button { min-height: 44px; padding: 0.375rem 0.75rem; font: inherit }
  details { margin-top: 1.5rem; font-size: 0.8125rem; overflow-wrap: anywhere }
  #choose { min-height: 20rem }
  [hidden] { display: none !important }`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

/** An HTML page of the stand-in. `body` is HTML. */
export function page({ title, body, script = '' }: { title: string; body: string; script?: string }): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${resources.typeface}">
<style>${style}</style>
</head>
<body>
<main>${body}</main>
<script>${script}</script>
</body>
</html>
`;
}

/** A page with a single message. */
export function notice(status: number, title: string, text: string): Answer {
  return { status, type: 'html', body: page({ title, body: `<h1>${title}</h1><p>${escapeHtml(text)}</p>` }) };
}
