import { z } from 'zod';
import { checkoutKey } from './destination';
import {
  markedTitle,
  plainText,
  pagePath,
  publicPath,
  seoSchema,
  statement,
  template,
  entity,
  uniqueBy,
} from './fields';
import { linkedText } from './linked-text';
import type { Resolved } from './references';
import { closingSchema, questionsSchema } from './sections';

/** lib/content/cross-check.ts compares references with the plans there are. */
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

/** A plan, sold per month. */
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

/** `pro` → `checkoutPro` */
const checkoutOf = ({ name }: { name: string }) => `checkout${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const plansSchema = uniqueBy('title', uniqueBy('name', z.array(planSchema).min(2).max(5)))
  .refine((plans) => plans.filter((plan) => plan.recommended).length === 1, 'exactly one plan with recommended: true')
  .superRefine((plans, context) => {
    plans.forEach((plan, index) => {
      const isTwin = plans.findIndex(({ name }) => name === plan.name) < index;
      if (isTwin || plan.ctaLink === checkoutOf(plan)) return;
      const message = `${checkoutOf(plan)}, the checkout of this plan`;
      context.addIssue({ code: 'custom', path: [index, 'ctaLink'], message });
    });
  });

const feature = plainText(3, 48, 'The feature of the row.');

/** A row of the comparison: a fact that content/plans.ts states, or a feature and the plans that have it. */
export const comparisonRowSchema = z.union(
  [
    entity({ feature, fact: z.enum(planFacts).describe('The fact of the plans that the row shows.') }),
    entity({
      feature,
      plans: z
        .union([z.literal('all'), z.array(planName).min(1).max(5)], { error: 'all, or a list of plans' })
        .describe('Which plans have it: all, or a list.'),
    }),
  ],
  { error: 'a feature with either fact (a field of the plans) or plans (all, or a list of plans)' },
);
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;
export const comparisonSchema = uniqueBy('feature', z.array(comparisonRowSchema).min(6));

const question = plainText(10, 60, 'A question, as one would ask it at a counter.');
const choice = plainText(2, 28, 'One of its answers.');
const wanted = entity({ question, yes: choice, no: choice });
const row = plainText(3, 40, 'A line of the sum.');

/** The questions that lead to a plan. What can be answered, and what it costs, follows from content/plans.ts. */
export const finderSchema = entity({
  title: plainText(6, 40, 'The line that opens the questions.'),
  intro: plainText(20, 80, 'The words beside it.'),
  people: entity({
    question,
    one: choice.describe('The answer for one person.'),
    two: template(3, 28, ['from', 'to'], 'The answer for two numbers.'),
    several: template(3, 28, ['from', 'to'], 'The answer for more than two numbers.'),
    more: template(3, 28, ['count'], 'The answer for more than any limit.'),
  }).describe('The question about people.'),
  contacts: entity({
    question,
    upTo: template(3, 28, ['count'], 'The answer for as many as a plan holds.'),
    more: template(3, 28, ['count'], 'The answer for more than any limit.'),
  }).describe('The question about contacts.'),
  website: wanted.describe('The question about a website.'),
  setup: wanted.describe('The question about the setup.'),
  answer: entity({
    mark: plainText(4, 28, 'Marks the plan’s card.'),
    first: plainText(4, 40, 'Follows what the first month costs.'),
    later: template(6, 40, ['price'], 'What each month after it costs.'),
    month: template(6, 40, ['plan'], 'The line of the plan itself.'),
    setup: row,
    ownSetup: row.describe('The line of the setup where it is not wanted.'),
    website: row,
    ownWebsite: row.describe('The line of the website where it is not wanted.'),
    free: plainText(2, 16, 'Stands in the place of an amount.'),
    cheaper: template(
      30,
      140,
      ['months', 'plan', 'first', 'price'],
      'Names a bigger plan that costs less at first, because it includes what this one charges for.',
    ),
  }).describe('What the plan costs.'),
}).describe('The questions that lead to a plan.');
export type Finder = z.infer<typeof finderSchema>;

export const pricingSchema = entity({
  path: pagePath,
  seo: seoSchema,
  title: markedTitle,
  lede: linkedText(40, 200, 'The sentences beside the headline. They say once that there are no refunds.'),
  finder: finderSchema,
  billing: entity({
    title: plainText(6, 60, 'The heading of the list below the plans.'),
    items: z
      .array(
        entity({
          term: plainText(4, 30, 'What it is about. It links to the section of the terms.'),
          href: publicPath.describe('The section of the terms.'),
          text: statement(30, 160, 'What the terms say about it, in short.'),
        }),
      )
      .min(3)
      .max(8)
      .describe('One thing each.'),
  }).describe('What a buyer has to know about fees, renewal and payment.'),
  comparison: entity({
    title: plainText(6, 60, 'The table’s headline.'),
    intro: plainText(30, 200, 'What the table compares.'),
    everyPlan: plainText(4, 40, 'The heading of the list of features that all plans have.'),
    pictureAlt: template(20, 200, ['teams'], 'What the comparison picture shows.'),
    pictureTeam: template(6, 60, ['members', 'plan'], 'How the description of the picture names one plan’s team.'),
  }).describe('The table of all plans.'),
  addOns: entity({
    title: plainText(6, 60, 'A headline.'),
    text: plainText(30, 200, 'What add-ons are.'),
    linkText: plainText(4, 40, 'The link to the add-ons.'),
  }).describe('The box about add-ons.'),
  questions: questionsSchema,
  closing: closingSchema,
});
export type Pricing = z.infer<typeof pricingSchema>;
