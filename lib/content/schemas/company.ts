import { z } from 'zod';
import { actionKey } from './action';
import { cardTitle, markedTitle, plainText, prose, pagePath, seoSchema, title } from './fields';
import { entity } from './entity';
import { seeAlso } from './linked-text';
import type { Resolved } from './references';

/** What the page about the company says. */
export const companySchema = entity({
  path: pagePath,
  seo: seoSchema,
  title: markedTitle,
  letter: z.array(prose).min(2).max(4).describe('The letter, one text for each paragraph.'),
  facts: z
    .array(entity({ value: plainText(2, 20, 'The fact.'), label: plainText(6, 60, 'What it is.') }))
    .length(3)
    .describe('Company facts, not marketing claims. The page about the founder has them too.'),
  seeAlso,
  values: entity({
    title,
    values: z
      .array(entity({ title: cardTitle, text: prose }))
      .length(4)
      .describe('One word each, and one sentence about what the company refuses to do.'),
  }).describe('What the company stands for.'),
  offers: entity({
    title,
    offers: z
      .array(entity({ title: cardTitle, text: prose, action: actionKey }))
      .length(2)
      .describe('The two ways on.'),
  }).describe('What new customers get for free.'),
});
export type Company = Resolved<z.infer<typeof companySchema>>;
