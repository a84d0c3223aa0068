import type { ServerResponse } from 'node:http';
import type { Mode } from './modes';
import { contentType, crossOrigin, respond, type Answer } from './respond';

/** The interval between the bytes of a `dripping` response. */
const dripMs = 500;

type Send = (response: ServerResponse, answer: Answer) => void;

/** Starts a response and sends its first part. */
function begin(response: ServerResponse, answer: Answer): void {
  response.writeHead(200, {
    'content-type': contentType(answer),
    'content-length': Buffer.byteLength(answer.body),
    ...crossOrigin,
  });
  response.write(answer.body.slice(0, 40));
}

function drip(response: ServerResponse, answer: Answer): void {
  begin(response, answer);
  const timer = setInterval(() => response.write(' '), dripMs).unref();
  response.on('close', () => clearInterval(timer));
}

function cut(response: ServerResponse, answer: Answer): void {
  begin(response, answer);
  setTimeout(() => response.destroy(), dripMs).unref();
}

/** Responses that a browser cannot show, or that are not the requested page. */
const broken: Partial<Record<Mode, Send>> = {
  hanging: () => undefined,
  dripping: drip,
  cut,
  download: (response, answer) =>
    respond(response, answer, { ...crossOrigin, 'content-disposition': 'attachment; filename="page.html"' }),
  unframeable: (response, answer) => respond(response, answer, { ...crossOrigin, 'x-frame-options': 'DENY' }),
  empty: (response, answer) => respond(response, { ...answer, body: '' }),
  '204': (response) => response.writeHead(204, crossOrigin).end(),
  // Like a proxy in front of the provider: no CORS headers.
  '429': (response, answer) => respond(response, { ...answer, status: 429, body: 'Too many requests' }, {}),
};

/** Responds according to the mode. */
export function respondInMode(response: ServerResponse, answer: Answer, mode: Mode): void {
  (broken[mode] ?? respond)(response, answer);
}
