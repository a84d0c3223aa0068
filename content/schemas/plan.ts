import { z } from 'zod';
import { destinationKey } from './destination';
import { icon, plainText, publicPath, seoSchema } from './fields';
import { entity, uniqueBy } from './load';
import { closingSchema } from './sections';
import { markedTitle } from './fields';

const feature = entity({ icon, text: plainText(3, 60, 'One line of a plan’s list.') });

/** A plan, sold per month. */
export const planSchema = entity({
  name: z.enum(['starter', 'essentials', 'pro', 'premium']).describe('The plan’s column in the comparison.'),
  title: plainText(3, 20, 'The plan’s name as shown.'),
  audience: plainText(6, 40, 'For whom it is, in a few words.'),
  price: z.number().positive().max(10_000).describe('US dollars per month.'),
  features: z.array(feature).min(3).max(8),
  footnote: plainText(10, 120, 'The line under the list.'),
  recommended: z.boolean().describe('Exactly one plan is recommended.'),
  ctaText: plainText(4, 24, 'The label of the plan’s button.'),
  ctaLink: destinationKey,
  askText: plainText(6, 40, 'The quiet link to a talk about this plan.'),
});
export type Plan = z.infer<typeof planSchema>;

export const plansSchema = uniqueBy('name', z.array(planSchema).length(4)).refine(
  (plans) => plans.filter((plan) => plan.recommended).length === 1,
  'exactly one plan with recommended: true',
);

const cell = z
  .union([z.boolean(), plainText(1, 24, 'What the plan has of it.')], { error: 'true, false or a short text' })
  .describe('true shows a check, false a dash.');

export const comparisonRowSchema = entity({
  feature: plainText(3, 48, 'The feature of the row.'),
  starter: cell,
  essentials: cell,
  pro: cell,
  premium: cell,
});
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;
export const comparisonSchema = uniqueBy('feature', z.array(comparisonRowSchema).min(6));

export const pricingSchema = entity({
  path: publicPath,
  seo: seoSchema,
  title: markedTitle,
  lede: plainText(40, 200, 'The sentence under the headline.'),
  comparison: entity({
    title: plainText(6, 60, 'The table’s headline.'),
    intro: plainText(30, 200, 'What the table compares.'),
    pictureAlt: plainText(30, 200, 'What the comparison picture shows.'),
  }),
  addOns: entity({
    title: plainText(6, 60, 'A headline.'),
    text: plainText(30, 200, 'What add-ons are.'),
    linkText: plainText(4, 40, 'The link to the add-ons.'),
  }),
  closing: closingSchema,
});
export type Pricing = z.infer<typeof pricingSchema>;
