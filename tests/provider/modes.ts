import { z } from 'zod';
import { hostFirst } from './address';

/** How the provider may behave; "Stand-in modes" in the provider's contract. */
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
  seconds: z.number().min(0).max(600).optional().describe('slow: how long the answer takes; 5 unless told.'),
  build: z
    .enum(['old', 'new', 'reloading'])
    .optional()
    .describe('Which form_embed.js a mode other than healthy-… serves; old. reloading: old, and every frame anew.'),
  count: z.number().int().min(1).max(10_000).optional().describe('noisy: how often each message is sent; 200.'),
  times: z.number().int().min(1).optional().describe('For how many requests the mode holds; for all unless told.'),
});
export type ModeOptions = z.infer<typeof optionsSchema>;

export const ruleSchema = z.strictObject({
  path: z
    .string()
    .startsWith('/')
    .describe('How the address of a request begins, host first: /link.hearthline.example/js/'),
  mode: modeSchema,
  options: optionsSchema.default({}),
  client: z.string().min(1).optional().describe('Only for requests of this client; for everyone unless told.'),
});
export type Rule = z.infer<typeof ruleSchema>;
type Choice = Pick<Rule, 'mode' | 'options'>;

/** The modes of one running provider. A rule for one client goes before a general one, then the longest path wins. */
export function createModes() {
  let rules: Rule[] = [];

  function set(rule: Rule): void {
    rules = [...rules.filter(({ path, client }) => path !== rule.path || client !== rule.client), rule];
  }

  /** Takes back the modes of one client, or all of them. */
  function reset(client: string | undefined): void {
    rules = client === undefined ? [] : rules.filter((rule) => rule.client !== client);
  }

  /** Uses one of the requests that a rule with `times` is for. */
  function use(rule: Rule): Choice {
    const { times } = rule.options;
    if (times !== undefined) {
      rules = rules.filter((other) => other !== rule);
      if (times > 1) rules.push({ ...rule, options: { ...rule.options, times: times - 1 } });
    }
    return rule;
  }

  /** @returns undefined when the address asks for a mode that does not exist */
  function choose(url: URL, client: string | undefined): Choice | undefined {
    const asked = url.searchParams.get('stand-in');
    if (asked !== null) {
      const { data: mode } = modeSchema.safeParse(asked);
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
