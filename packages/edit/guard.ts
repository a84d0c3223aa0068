import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Refusal } from './files';

/**
 * Who may ask for what. Only a browser on this machine that was opened with the address of this start, and only for the layer's
 * own page: other sites, other names for this machine, and requests without the token are refused.
 */
export type Guard = { token: string; port: number; pagePort: number };

/** @param pagePort where the pages of the preview are, apart from the panel */
export const makeGuard = (port: number, pagePort: number): Guard => ({
  token: randomBytes(24).toString('hex'),
  port,
  pagePort,
});

/** Cookies know no ports, so the name has it. */
const pairOf = ({ port, token }: Guard) => `edit-${port}=${token}`;

export const cookieOf = (guard: Guard) => `${pairOf(guard)}; HttpOnly; SameSite=Lax; Path=/`;

/** @throws {Refusal} for a name that another site may have given to this machine, and for another site's page */
export function expectSameSite({ pagePort }: Guard, asked: number, { headers }: IncomingMessage): void {
  if (![`localhost:${asked}`, `127.0.0.1:${asked}`].includes(headers.host ?? ''))
    throw new Refusal(`This only answers at http://localhost:${asked}.`, 421);
  const hasOrigin = headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
  const site = headers['sec-fetch-site'];
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  const isFrame = asked === pagePort && site === 'same-site' && headers['sec-fetch-dest'] === 'iframe';
  const isOwn = site === undefined || site === 'same-origin' || site === 'none' || isNavigation || isFrame;
  if (hasOrigin || !isOwn) throw new Refusal('Another site may not ask for this.', 403);
}

/** @throws {Refusal} for whoever was not opened with the address of this start */
export function expectCookie(guard: Guard, { headers }: IncomingMessage): void {
  if (!headers.cookie?.split(/;\s*/).includes(pairOf(guard)))
    throw new Refusal('Open the address that “npm run edit” has printed. Each start has one of its own.', 401);
}

/** @throws {Refusal} for a request that changes something and does not come from the panel */
export function expectOwnPage({ method, headers }: IncomingMessage): void {
  if (method !== 'POST' || headers.origin === undefined) throw new Refusal('Only the panel asks for this.', 405);
}

/** @throws {Refusal} for more than `most` bytes, or where nobody says how many they are */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  if (!(Number(request.headers['content-length']) <= most)) throw new Refusal('This is too large.', 413);
  return buffer(request);
}
