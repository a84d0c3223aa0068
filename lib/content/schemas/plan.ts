import { z } from 'zod';
import { checkoutKey } from './destination';
import { entity, plainText, rules, template, uniqueBy } from './fields';
import { linkedText } from './linked-text';
import type { Resolved } from './references';

/** scripts/check/rules/references.ts compares references with the plans there are. */
const planName = z.string().regex(/^[a-z]+$/, 'the name of a plan in small letters');

/** What a plan's monthly credits are enough for. */
const creditFacts = ['emails', 'callsReceived', 'callsSent', 'sms'] as const;

/** Everything that a plan states about itself beside its price, by the name of its field. */
export const planFacts = [
  'members',
  'contacts',
  'credits',
  ...creditFacts,
  'setup',
  'website',
  'advancedAutomation',
] as const;
export type PlanFact = (typeof planFacts)[number];

const amount = z
  .union([z.int().positive().max(1_000_000), z.literal('unlimited')], {
    error: 'a whole number, or the text unlimited',
  })
  .describe('A whole number or unlimited.');
export type Amount = z.infer<typeof amount>;

export const sizeOf = (size: Amount) => (size === 'unlimited' ? Infinity : size);

const fee = z
  .union([z.int().positive().max(10_000), z.literal('free')], {
    error: 'whole US dollars, or the text free',
  })
  .describe('US dollars once, or free.');
export type Fee = z.infer<typeof fee>;

const credits = z
  .union(
    [z.literal('first month only'), entity({ emails: amount, callsReceived: amount, callsSent: amount, sms: amount })],
    {
      error: `the text first month only, or what every month brings: ${creditFacts.join(', ')}`,
    },
  )
  .describe('What the complimentary credits of every month are enough for, where they come every month.');

export const planPrice = z.int().positive().max(10_000).describe('US dollars per month.');

const planSchema = entity({
  name: planName.describe('How the plan is called in addresses and in the comparison.'),
  title: plainText(3, 20, 'The plan’s name as shown.'),
  audience: plainText(6, 40, 'For whom it is, in a few words.'),
  price: planPrice,
  members: amount,
  contacts: amount,
  credits,
  setup: fee.describe('The customized setup: US dollars once, or free.'),
  website: fee.describe('The website design with copywriting: US dollars once, or free.'),
  advancedAutomation: z.boolean().describe('Whether the plan has it.'),
  recommended: z.boolean().describe('Exactly one plan is recommended.'),
  ctaText: plainText(4, 24, 'The label of the plan’s button.'),
  ctaLink: checkoutKey,
  askText: plainText(6, 40, 'Leads from the questions to a talk about this plan.'),
});
export type Plan = Resolved<z.infer<typeof planSchema>>;

/** The plan with the lowest price. */
export const cheapest = (plans: readonly Plan[]): Plan =>
  plans.reduce((found, plan) => (plan.price < found.price ? plan : found));

/** `pro` → `checkoutPro` */
const checkoutOf = ({ name }: { name: string }) => `checkout${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const plansSchema = uniqueBy('title', uniqueBy('name', z.array(planSchema).min(2).max(4)))
  .refine((plans) => plans.filter((plan) => plan.recommended).length === 1, 'exactly one plan with recommended: true')
  .superRefine(
    rules((plans, fail) => {
      plans.forEach((plan, index) => {
        const isTwin = plans.findIndex(({ name }) => name === plan.name) < index;
        if (isTwin || plan.ctaLink === checkoutOf(plan)) return;
        fail([index, 'ctaLink'], `${checkoutOf(plan)}, the checkout of this plan`);
      });
      const byPrice = plans.toSorted((one, other) => one.price - other.price);
      byPrice.slice(1).forEach((plan, index) => {
        const smaller = byPrice[index] ?? plan;
        for (const field of ['members', 'contacts'] as const) {
          if (sizeOf(plan[field]) >= sizeOf(smaller[field])) continue;
          const expected = `no less than ${smaller[field]}, which ${smaller.title} has for a lower price`;
          fail([plans.indexOf(plan), field], expected);
        }
      });
    }),
  );

const feature = plainText(3, 48, 'The feature of the row.');

export const comparisonRowSchema = z.union(
  [
    entity({ feature, fact: z.enum(planFacts).describe('The fact of the plans that the row shows.') }),
    entity({
      feature,
      plans: z
        .union([z.literal('all'), z.array(planName).min(1).max(4)], { error: 'all, or a list of plans' })
        .describe('Which plans have it: all, or a list.'),
    }),
  ],
  { error: 'a feature with either fact (a field of the plans) or plans (all, or a list of plans)' },
);
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;

/** Whether a plan has the feature of a row. Amounts and fees are no features. */
export function hasFeature(plan: Plan, row: ComparisonRow): boolean {
  if ('plans' in row) return row.plans === 'all' || row.plans.includes(plan.name);
  return row.fact === 'advancedAutomation' && plan.advancedAutomation;
}

export const comparisonSchema = uniqueBy('feature', z.array(comparisonRowSchema).min(6)).refine(
  (rows) => planFacts.every((fact) => rows.filter((row) => 'fact' in row && row.fact === fact).length === 1),
  `one row for each fact of the plans: ${planFacts.join(', ')}`,
);

const line = (help: string) => plainText(3, 60, help);
const cell = plainText(1, 24, 'The text of a cell in the comparison table.');

const amountWords = entity({
  one: template(5, 60, ['count'], 'The line of a card where there is one.'),
  other: template(5, 60, ['count'], 'The line of a card where there are several.'),
  unlimited: line('The line of a card where there is no limit.'),
});

const feeWords = entity({
  price: template(5, 40, ['price'], 'In the last line of a card where it is paid for.'),
  free: line('In the last line of a card where it is free.'),
});

export const planWordsSchema = entity({
  recommended: plainText(4, 20, 'Stands over the name of the recommended plan.'),
  perMonth: plainText(3, 20, 'Stands behind a plan’s price.'),
  offer: entity({
    lowest: template(8, 30, ['price'], 'The lowest price, beside the booking button of phones.'),
    short: template(10, 50, ['price'], 'The lowest price and how to cancel, under the first buttons of a trade.'),
    plans: template(10, 40, ['price'], 'The lowest price, under a page’s first buttons. It links to the prices.'),
    terms: plainText(20, 90, 'Follows the lowest price: how to cancel, as the terms have it.'),
    title: plainText(6, 60, 'The headline of the dark block with the prices of all plans.'),
    fees: plainText(40, 260, 'Under the prices of all plans: how to cancel, and what is paid once.'),
    shown: linkedText(40, 160, 'Under that: who shows it first. The link is written [words](/path).'),
    question: plainText(10, 60, 'The question about prices that every trade page answers.'),
    answer: plainText(60, 320, 'What a month costs, what is paid once, and what the credits do not cover.'),
  }).describe('What pages other than the one with the prices say about them.'),
  amounts: entity({
    members: amountWords.describe('People who can use it.'),
    contacts: amountWords.describe('Customers on record.'),
  }).describe('How numbers are put into words.'),
  fees: entity({
    setup: feeWords.describe('The customized setup.'),
    website: feeWords.describe('The website design.'),
  }).describe('How fees are put into words.'),
  credits: entity({
    firstMonth: entity({ line: line('The line of a card.'), cell }).describe('Where they come once.'),
    everyMonth: entity({
      line: template(20, 80, ['emails', 'sms', 'calls'], 'The line of a card.'),
      cell,
    }).describe('Where they come every month.'),
  }).describe('The complimentary credits.'),
  advancedAutomation: line('The line of a card where the plan has it.'),
  cells: entity({ unlimited: cell, free: cell, yes: cell, no: cell }).describe('What several rows of the table say.'),
});
