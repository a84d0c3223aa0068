import { z } from 'zod';
import { entity } from './entity';
import { plainText, template, title } from './fields';

const question = plainText(6, 44, 'What is chosen, in a few words.');
const counts = (length: number) => z.array(z.int().positive().max(1_000)).length(length);

/** What all pages with the cost of missed calls share. */
export const missedCallWordsSchema = entity({
  calls: entity({
    question,
    counts: counts(4).describe('How many calls can be chosen; the second one is chosen first.'),
  }).describe('The first question.'),
  odds: entity({
    question,
    choice: template(6, 28, ['count'], 'One caller in so many.'),
    counts: counts(3).describe('One caller in how many books; the second one is chosen first.'),
  }).describe('The second question.'),
  loss: plainText(4, 40, 'Stands over the result.'),
  plan: template(8, 40, ['plan'], 'Stands over the price of the plan.'),
  month: template(8, 40, ['price'], 'Its price as it is billed.'),
  less: template(12, 44, ['plan'], 'Stands under a result that is less than the plan’s price.'),
  note: plainText(30, 140, 'How the result comes about.'),
});

/** What a missed call may be worth in a trade: choices, no claims. */
export const missedCallSchema = entity({
  title,
  value: plainText(4, 40, 'What is missed, such as “An average job”.'),
  amounts: z
    .array(z.int().positive().max(100_000))
    .length(4)
    .refine((amounts) => amounts.every((amount, index) => amount > (amounts[index - 1] ?? 0)), 'four amounts that rise')
    .describe('What it may be worth, in whole US dollars; the second one is chosen first.'),
}).describe('What a missed call may cost.');
export type MissedCall = z.infer<typeof missedCallSchema>;
