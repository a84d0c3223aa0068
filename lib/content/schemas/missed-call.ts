import { z } from 'zod';
import { entity } from './entity';
import { plainText, template, title } from './fields';

/** What all pages with the cost of missed calls share. */
export const missedCallWordsSchema = entity({
  jobs: entity({
    question: plainText(6, 44, 'What is chosen, in a few words.'),
    counts: z
      .array(z.int().positive().max(1_000))
      .length(3)
      .describe('How many jobs can be chosen; the second one is chosen first.'),
  }).describe('The first question.'),
  loss: template(12, 60, ['count', 'amount'], 'Follows the result.'),
  less: template(12, 70, ['count', 'amount', 'plan'], 'Follows a result that is less than the plan’s price.'),
  plan: template(8, 40, ['plan'], 'Follows the price of the plan.'),
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
