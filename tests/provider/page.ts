import type { ServerResponse } from 'node:http';
import { fileTypes } from '../../lib/file-types';
import { resources, typeface } from './resources';

const types = { ...fileTypes, wav: 'audio/wav' };

export type Answer = {
  status?: number;
  /** The ending of a file of the body's type. */
  type: 'html' | 'js' | 'json' | 'css' | 'svg' | 'woff2' | 'wav';
  body: string | Buffer;
};

/** All allow cross-origin access, errors too, so that a page can read the status of what failed. */
const always = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'cache-control': 'no-store' };

export function respond(response: ServerResponse, { status = 200, type, body }: Answer): void {
  response.writeHead(status, { 'content-type': types[type], ...always });
  response.end(body);
}

/**
 * Code that calls a function in a browser, which has only its arguments and what browsers have. tsx wraps every named function in
 * a call of its helper `__name`, which does not exist in browsers.
 */
export function browserCode<Args extends readonly unknown[]>(code: (...args: Args) => void, ...args: Args): string {
  const values = args.map((value) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`));
  return `{ const __name = (named) => named; (${code.toString()})(${values.join(', ')}); }`;
}

/** As little as a frame needs to be used. */
const style = `
  body { margin: 0; padding: 1.5rem 1.25rem; font: 1rem/1.5 '${typeface}', system-ui, sans-serif; color: #1c2434; background: #fff }
  header img { width: 3rem; height: 3rem }
  [hidden] { display: none !important }`;

/** For text between tags. */
export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

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
