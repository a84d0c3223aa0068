import { z } from 'zod';
import { hostFirst } from './address';

/** The provider's modes ("Stand-in modes" in the provider's contract). */
const modeSchema = z.enum([
  'healthy-old',
  'healthy-new',
  'slow',
  '404',
  '500',
  '503',
  '429',
  '204',
  'refused',
  'unframeable',
  'hanging',
  'dripping',
  'cut',
  'download',
  'empty',
  'silent',
  'noisy',
  'forged',
  'oversized',
]);
export type Mode = z.infer<typeof modeSchema>;
export const modeNames: readonly string[] = modeSchema.options;

const optionsSchema = z.strictObject({
  seconds: z.number().min(0).max(600).optional().describe('slow: the duration of a response (default: 5).'),
  build: z
    .enum(['old', 'new', 'reloading'])
    .optional()
    .describe(
      'The build of form_embed.js in modes other than healthy-… (default: old). reloading: old, and reloads every frame.',
    ),
  count: z
    .number()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .describe('noisy: how many times each message is sent (default: 200).'),
  times: z.number().int().min(1).optional().describe('The number of requests that the mode applies to (default: all).'),
});
export type ModeOptions = z.infer<typeof optionsSchema>;

export const ruleSchema = z.strictObject({
  path: z
    .string()
    .startsWith('/')
    .describe('The prefix of the requests’ addresses, starting with the host: /link.hearthline.example/js/'),
  mode: modeSchema,
  options: optionsSchema.default({}),
  client: z.string().min(1).optional().describe('Applies only to requests of this client (default: all clients).'),
});
export type Rule = z.infer<typeof ruleSchema>;
type Choice = Pick<Rule, 'mode' | 'options'>;

/**
 * The modes of a running provider. Rules for a client take precedence over general ones, then longer paths over shorter
 * ones.
 */
export function createModes() {
  let rules: Rule[] = [];

  function set(rule: Rule): void {
    rules = [...rules.filter(({ path, client }) => path !== rule.path || client !== rule.client), rule];
  }

  /** Resets the modes of one client, or all modes. */
  function reset(client: string | undefined): void {
    rules = client === undefined ? [] : rules.filter((rule) => rule.client !== client);
  }

  /** Uses a rule, and counts down its `times`. */
  function use(rule: Rule): Choice {
    const { times } = rule.options;
    if (times !== undefined) {
      rules = rules.filter((other) => other !== rule);
      if (times > 1) rules.push({ ...rule, options: { ...rule.options, times: times - 1 } });
    }
    return rule;
  }

  /** @returns undefined if the address requests an unknown mode */
  function choose(url: URL, client: string | undefined): Choice | undefined {
    const requested = url.searchParams.get('stand-in');
    if (requested !== null) {
      const { data: mode } = modeSchema.safeParse(requested);
      return mode && { mode, options: {} };
    }
    const address = hostFirst(url);
    const [rule] = rules
      .filter((one) => address.startsWith(one.path) && (one.client === undefined || one.client === client))
      .toSorted((a, b) => Number(!a.client) - Number(!b.client) || b.path.length - a.path.length);
    return rule ? use(rule) : { mode: 'healthy-old', options: {} };
  }

  return { set, reset, choose, list: () => rules };
}
export type Modes = ReturnType<typeof createModes>;
