import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { hostFirst } from './address';
import type { Answer } from './page';

/** What the provider does ("Stand-in modes" in its contract). In `healthy-…` the build of form_embed.js differs. */
const modeSchema = z.enum([
  'healthy-old',
  'healthy-new',
  'slow',
  '404',
  '500',
  '503',
  'refused',
  'unframeable',
  'hanging',
  'stalled',
  'redirected',
  'silent',
]);
export type Mode = z.infer<typeof modeSchema>;

const ruleSchema = z.strictObject({
  /** The prefix of the requests’ addresses, starting with the host: /link.hearthline.example/js/ */
  path: z.string().startsWith('/'),
  mode: modeSchema,
  options: z
    .strictObject({
      /** slow: the duration of a response. */
      seconds: z.number().min(0).max(600).default(5),
      /** form_embed.js of an old build, which reloads every frame. */
      build: z.literal('reloading').optional(),
      /** redirected: the address that the page has moved to. */
      to: z.url().optional(),
    })
    .prefault({}),
  /** Applies only to requests of this client (default: all clients). */
  client: z.string().optional(),
});
type Rule = z.infer<typeof ruleSchema>;
export type Choice = Pick<Rule, 'mode' | 'options'>;

let rules: Rule[] = [];

/** Identifies the client, so that tests can run in parallel: header `x-stand-in-client` or cookie `stand-in-client`. */
function clientOf({ headers }: IncomingMessage): string | undefined {
  const header = headers['x-stand-in-client'];
  if (typeof header === 'string') return header;
  return /(?:^|;\s*)stand-in-client=([^;]+)/.exec(headers.cookie ?? '')?.[1];
}

/** The mode for a request. Rules for a client take precedence over general ones, then longer paths over shorter ones. */
export function chooseMode(request: IncomingMessage, url: URL): Choice {
  const client = clientOf(request);
  const [rule] = rules
    .filter((one) => hostFirst(url).startsWith(one.path) && (one.client === undefined || one.client === client))
    .toSorted((a, b) => Number(!a.client) - Number(!b.client) || b.path.length - a.path.length);
  return rule ?? { mode: 'healthy-old', options: { seconds: 0 } };
}

/**
 * `GET`, `PUT` and `DELETE` /stand-in/mode: lists modes, sets one (`ruleSchema`), and resets those of the client, or all.
 *
 * @throws {z.ZodError} if what is set is no rule
 */
export async function control(request: IncomingMessage): Promise<Answer> {
  const client = clientOf(request);
  if (request.method === 'PUT') {
    const rule = ruleSchema.parse(await json(request));
    rule.client ??= client;
    rules = [...rules.filter((one) => one.path !== rule.path || one.client !== rule.client), rule];
  }
  if (request.method === 'DELETE') rules = rules.filter((one) => client !== undefined && one.client !== client);
  return { type: 'json', body: JSON.stringify(rules) };
}
