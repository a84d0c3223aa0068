import { z } from 'zod';
import { show, type Mistake } from '../mistake';
import { walkSchema, type FoundText } from '../walk';
import { publicPath } from './app-paths';
import { entity, plainText, rules, uniqueBy, wording } from './fields';
import { list, slug } from './lists';

/** How one content file refers to an entry of another one, and what the reference becomes once content is loaded. */

/** The files that others refer to, and what stands in the place of a reference to an entry of theirs. */
type Referred = { claims: Claim; actions: Action; destinations: string };

/** An id or key with which a file refers to an entry of another one. */
export type Reference = FoundText & { to: keyof Referred };

const keyIn = (to: keyof Referred) => `${to === 'claims' ? 'the id of an entry in' : 'a key of'} content/${to}.ts`;

/** A text that refers to an entry of a file. Its type says so (`Resolved`), and its schema does to programs (`referencesIn`). */
export const reference = <Key extends z.ZodType<string>, To extends keyof Referred>(to: To, key: Key) =>
  key.meta({ refersTo: to }).describe(`It is ${keyIn(to)}.`) as z.core.$ZodBranded<Key, To>;

/** As many characters as the button in the bar at the bottom of a phone has room for. */
const barLength = 16;

/** A call to action: a button that leads to a page of the site. */
export const actionSchema = entity({
  label: wording(3, 40, 'The wording of the specification, to the letter.').refine(
    (value) => !/[{}]/.test(value),
    'text without braces',
  ),
  short: plainText(
    3,
    barLength,
    'What the bar at the bottom of phones says, where the label is too long for it.',
  ).optional(),
  href: publicPath.describe('The page that the button leads to.'),
}).refine(({ label, short }) => short !== undefined || label.length <= barLength, {
  path: ['short'],
  error: `a label of at most ${barLength} characters for the bar at the bottom of phones`,
});
export type Action = z.infer<typeof actionSchema>;

export const actionNames = [
  'scheduleDemo',
  'getStarted',
  'viewPricing',
  'getStartedNow',
  'chatWithUs',
  'scheduleFreeDemo',
  'watchDemo',
  'bookFreeDemo',
  'bookConsultation',
  'bookDemo',
  'seeDemo',
  'seePlans',
  'scheduleCall',
  'bookPersonalDemo',
  'talkIntegration',
  'healthDemo',
] as const;
const actionName = z.enum(actionNames);
/** How content refers to a call to action. */
export const actionKey = reference('actions', actionName);
/** The calls to action of a hero or a closing section. */
export const pageActions = list(1, 2, 'The first is the primary button, the second is quiet.', actionKey);
export const actionsSchema = z.record(actionName, actionSchema, {
  error: ({ code }) =>
    code === 'invalid_type'
      ? undefined
      : 'a new action is first named in actionNames, lib/content/schemas/references.ts',
});

/** A marketing figure. The provider says it; nobody has verified it; every page that shows it says so. */
export const claimSchema = entity({
  id: slug('A name in small letters, which pages use.'),
  figure: z
    .string()
    .regex(/^[+−]?\$?(?:\d{1,3}(?:,\d{3})+|\d{1,3})(?:\.\d{1,2})?K?(?:–\d{1,3}|\+)?$/, {
      abort: true,
      error: 'a figure such as 47, +28, −65, 15–20 or $12K, without its unit',
    })
    .refine(
      (value) => {
        const [from, to] = value.split('–');
        return to === undefined || Number.parseFloat(from ?? '') < Number(to);
      },
      { abort: true, error: 'a range that begins with its smaller number' },
    )
    .describe('The figure itself. A range takes an en dash.'),
  qualifier: z.enum(['under', 'up to']).optional().describe('What limits the figure, where the provider says so.'),
  unit: z.enum(['%', 'hours', 'seconds', '']).describe('What the figure counts; empty when the figure carries it.'),
  label: plainText(6, 64, 'What the figure is about: no more than its source says.'),
  subject: plainText(3, 80, 'Whom or what the figure is about. Two claims with one subject must not contradict.'),
  source: plainText(6, 120, 'The exact words in which the provider states the figure.'),
}).superRefine(
  rules(({ figure, qualifier, unit, source }, fail) => {
    // A source has hyphens where claims have dashes and minus signs, and no currency.
    const figures: readonly string[] = source.match(/[+-]?\d+(?:[.,]\d+)*K?\+?(?:-\d+)?/g) ?? [];
    if (!figures.includes(figure.replace(/[–−]/, '-').replace('$', '')))
      fail(['source'], `words with ${figure} in them`);
    const stated = source.replaceAll(/(\d)-(\d)/g, '$1–$2');
    const after = stated.split(figure.replace('$', '').replace('−', '-'))[1]?.trimStart() ?? '';
    const statedUnit = ['%', 'hours', 'seconds'].find((name) => after.startsWith(name));
    if (statedUnit && unit !== statedUnit) fail(['unit'], `${statedUnit}, as the source says`);
    const limit = ['under', 'up to'].find((words) => stated.includes(`${words} ${figure}`));
    if (limit && qualifier !== limit) fail(['qualifier'], `${limit}, as the source says`);
  }),
);
export type Claim = z.infer<typeof claimSchema>;

export const claimsSchema = uniqueBy('id', z.array(claimSchema).min(1));

/** A page names a figure by its id in content/claims.ts and cannot state one of its own. */
export const claimId = reference('claims', z.string());

/** What a loaded entry looks like: claims, actions and addresses in the place of their ids and keys. */
export type Resolved<Value> =
  Value extends Record<typeof z.core.$brand, Record<infer To extends keyof Referred, true>>
    ? Referred[To]
    : Value extends readonly (infer Entry)[]
      ? Resolved<Entry>[]
      : Value extends object
        ? { [Key in keyof Value]: Resolved<Value[Key]> }
        : Value;

/** The references in the data of a file, by its schema. */
export function referencesIn(schema: z.core.$ZodType, data: unknown): Reference[] {
  const found: Reference[] = [];
  walkSchema(schema, data, (text, { refersTo }) => {
    if (refersTo) found.push({ ...text, to: refersTo as keyof Referred });
  });
  return found;
}

/** A reference to nothing. */
export function danglingReference(file: string, { path, text, to }: Reference): Mistake {
  return { file, path, code: 'reference', found: show(text), expected: keyIn(to) };
}
