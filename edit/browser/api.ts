import type { answers } from '../answers';
import type { Place } from '../../lib/content/mistake';

/** Asks the server, whose page this is. */

type Answers = typeof answers;
export type Answer<Name extends keyof Answers> = Awaited<ReturnType<Answers[Name]>>;
export type Overview = Answer<'overview'>;
export type Opened = Answer<'open'>;
export type Mistake = Answer<'mistakes'>['mistakes'][number];
export type Change = Overview['changes'][number];
export type Saved = Pick<Answer<'undo'>, 'changes'>;
export type { Place };
export type { Schema } from '../content';

/** The server refuses something, in words. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly details: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** Where the pages of the preview are. */
export const pageOrigin = () => `${location.protocol}//${location.hostname}:${document.body.dataset.pages}`;

async function send(name: string, headers: Record<string, string>, body: BodyInit): Promise<unknown> {
  const key = document.body.dataset.key ?? '';
  const asked = { method: 'POST', headers: { ...headers, 'x-edit-key': key }, body };
  const answer = await fetch(`/_edit/${name}`, asked).catch(() => {
    throw new Error('“npm run edit” does not answer. Start it again: what you have typed is kept.');
  });
  const given = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Refused(String(given.error), given);
  return given;
}

export const ask = <Name extends keyof Answers>(name: Name, asked: object = {}) =>
  send(name, { 'content-type': 'application/json' }, JSON.stringify(asked)) as Promise<Answer<Name>>;

export const sendPicture = async (file: File, slot: string) =>
  (await send('picture', { 'x-name': encodeURIComponent(file.name), 'x-slot': slot }, file)) as { name: string };

/** A copy with another value at a place. Without a value, the field is gone. */
export function withValueAt(data: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  const copy: object = Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) };
  const inner = withValueAt(Reflect.get(copy, key), rest, value);
  if (inner === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, inner);
  return copy;
}
