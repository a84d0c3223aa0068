import type { Place } from '../../../lib/content/texts';

/** Asks the server, whose page this is. */

export type { Place };
export type Mistake = { file: string; field: string; place: Place; message: string };
export type Match = { file: string; place: Place; isPart: boolean; what: string };
export type Change = {
  id: number;
  what: string;
  file?: string;
  place?: Place;
  before?: unknown;
  after?: unknown;
  isUndone: boolean;
  files: string[];
};
export type Choice = { value: string; label: string };
export type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: string[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  additionalProperties?: Schema | boolean;
};
export type Opened = {
  file: string;
  hash: string;
  title: string;
  data: unknown;
  form: Schema;
  code: { place: Place; uses: number }[];
};
export type Overview = {
  files: { file: string; title: string; path?: string }[];
  choices: Record<string, Choice[]>;
  references: Record<string, string>;
  names: Record<string, { from: string; users: string[] }>;
  changes: Change[];
  pageKinds: string[];
};
export type Saved = { changes: Change[] };

/** The server refuses something, in words. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly details: Record<string, unknown>,
  ) {
    super(message);
  }
}

async function send(name: string, headers: Record<string, string>, body: BodyInit): Promise<unknown> {
  const key = document.body.dataset.key ?? '';
  const answer = await fetch(`/_edit/${name}`, { method: 'POST', headers: { ...headers, 'x-edit-key': key }, body });
  const given = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Refused(String(given.error), given);
  return given;
}

export const ask = async <Answer>(name: string, asked: object = {}) =>
  (await send(name, { 'content-type': 'application/json' }, JSON.stringify(asked))) as Answer;

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
