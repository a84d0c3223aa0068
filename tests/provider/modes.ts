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
  /** Identifies the test, so that tests can run in parallel. */
  client: z.string(),
  /** The prefix of the requests’ addresses, starting with the host: /link.hearthline.example/js/ */
  path: z.string().startsWith('/'),
  mode: modeSchema,
  options: z
    .strictObject({
      /** slow: the duration of a response. */
      seconds: z.number().default(0),
      /** form_embed.js of an old build, which reloads every frame. */
      build: z.literal('reloading').optional(),
      /** redirected: the address that the page has moved to. */
      to: z.url().optional(),
    })
    .prefault({}),
});
type Rule = z.infer<typeof ruleSchema>;
export type Choice = Pick<Rule, 'mode' | 'options'>;

/** By client. The newest is first. */
const rules = new Map<string, Rule[]>();

/** The client of a request: header `x-stand-in-client` or cookie `stand-in-client`. */
function clientOf({ headers }: IncomingMessage): string {
  const [, inCookie = ''] = /(?:^|;\s*)stand-in-client=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  return headers['x-stand-in-client']?.toString() ?? inCookie;
}

/** The mode for a request. */
export function chooseMode(request: IncomingMessage, url: URL): Choice {
  const rule = rules.get(clientOf(request))?.find(({ path }) => hostFirst(url).startsWith(path));
  return rule ?? { mode: 'healthy-old', options: { seconds: 0 } };
}

/**
 * `PUT` /stand-in/mode sets the mode of a client’s addresses (`ruleSchema`), and `DELETE` resets all of them.
 *
 * @throws {z.ZodError} if what is set is no rule
 */
export async function control(request: IncomingMessage): Promise<Answer> {
  if (request.method === 'PUT') {
    const rule = ruleSchema.parse(await json(request));
    rules.set(rule.client, [rule, ...(rules.get(rule.client) ?? [])]);
  }
  if (request.method === 'DELETE') rules.delete(clientOf(request));
  return { type: 'json', body: '' };
}
