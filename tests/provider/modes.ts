import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { hostFirst, standInPort } from '../../lib/stand-in';
import type { Answer } from './page';

/** The path for setting modes. */
export const controlPath = '/stand-in/mode';
/** Every host has it. This one is for programs: Node does not resolve names below `localhost` itself. */
export const controlAddress = `http://localhost:${standInPort}${controlPath}`;

/**
 * What the provider does ("Stand-in modes" in its contract). In `healthy-…` the build of form_embed.js differs. What is `slow`
 * comes once the mode is taken back.
 */
export type Mode = 'healthy-old' | 'healthy-new' | 'slow' | '500' | 'refused';

type Rule = {
  /** Identifies the test, so that tests can run in parallel. */
  client: string;
  /** The prefix of the requests’ addresses, starting with the host: /link.hearthline.example/js/ */
  path: string;
  mode: Mode;
};

/** By client. The newest is first. */
const rules = new Map<string, Rule[]>();

/** Says which client's modes are taken back. */
const resets = new EventEmitter().setMaxListeners(0);

/** The client of a request. */
const clientOf = ({ headers }: IncomingMessage) => headers['x-stand-in-client']?.toString() ?? '';

/** The mode for a request. */
export function chooseMode(request: IncomingMessage, url: URL): Mode {
  return rules.get(clientOf(request))?.find(({ path }) => hostFirst(url).startsWith(path))?.mode ?? 'healthy-old';
}

/** Waits until the modes of a request's client are taken back. */
export const untilReset = (request: IncomingMessage) => once(resets, clientOf(request));

/** `PUT` /stand-in/mode sets the mode of a client’s addresses (`Rule`), and `DELETE` takes all of them back. */
export async function control(request: IncomingMessage): Promise<Answer> {
  if (request.method === 'PUT') {
    const rule = (await json(request)) as Rule;
    rules.set(rule.client, [rule, ...(rules.get(rule.client) ?? [])]);
  }
  if (request.method === 'DELETE') {
    rules.delete(clientOf(request));
    resets.emit(clientOf(request));
  }
  return { type: 'json', body: '' };
}
