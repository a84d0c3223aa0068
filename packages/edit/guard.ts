import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refusal } from './files';

/**
 * Who may ask for what. Only a browser on this machine that was opened with the address of this start, and only for the layer's
 * own page: other sites, other names for this machine, and requests without the token are refused.
 */
export type Guard = { token: string; key: string; port: number; pagePort: number };

/** @param pagePort where the pages of the preview are, apart from the panel */
export const makeGuard = (port: number, pagePort: number): Guard => ({
  token: randomBytes(24).toString('hex'),
  key: randomBytes(24).toString('hex'),
  port,
  pagePort,
});

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Cookies know no ports, so the name has it. */
const cookieName = ({ port }: Guard) => `edit-${port}`;

export const cookieOf = (guard: Guard) => `${cookieName(guard)}=${guard.token}; HttpOnly; SameSite=Lax; Path=/`;

export const isToken = ({ token }: Guard, given: string | null) => given !== null && isEqual(given, token);

/** @throws {Refusal} for a name that another site may have given to this machine, and for another site's page */
export function expectSameSite({ port, pagePort }: Guard, asked: number, { headers }: IncomingMessage): void {
  if (![`localhost:${asked}`, `127.0.0.1:${asked}`].includes(headers.host ?? '')) {
    const tunnel = [port, pagePort].map((one) => `-L ${one}:localhost:${one}`).join(' ');
    const help = `From another machine: ssh ${tunnel} …, and there the address that “npm run edit” has printed.`;
    throw new Refusal(`This only answers at http://localhost:${asked}. ${help}`, 421);
  }
  const hasOrigin = headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
  const site = headers['sec-fetch-site'];
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  const isFrame = asked === pagePort && site === 'same-site' && headers['sec-fetch-dest'] === 'iframe';
  const isOwn = site === undefined || site === 'same-origin' || site === 'none' || isNavigation || isFrame;
  if (hasOrigin || !isOwn) throw new Refusal('Another site may not ask for this.', 403);
}

/** @throws {Refusal} for whoever was not opened with the address of this start */
export function expectCookie(guard: Guard, { headers }: IncomingMessage): void {
  const cookies = new Map((headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('=', 2) as [string, string]));
  if (!isToken(guard, cookies.get(cookieName(guard)) ?? null))
    throw new Refusal('Open the address that “npm run edit” has printed. Each start has one of its own.', 401);
}

/** @throws {Refusal} for a request that changes something and does not come from the panel */
export function expectOwnPage(guard: Guard, { method, headers }: IncomingMessage): void {
  if (method !== 'POST') throw new Refusal('Only the panel asks for this.', 405);
  if (headers.origin === undefined) throw new Refusal('Only the panel asks for this.', 403);
  if (!isEqual(String(headers['x-edit-key'] ?? ''), guard.key))
    throw new Refusal('The page is of an earlier start. Reload it.', 403);
}

/** @throws {Refusal} for more than `most` bytes */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new Refusal('This is too large.', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
