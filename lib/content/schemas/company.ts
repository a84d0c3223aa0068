import { z } from 'zod';
import { actionKey } from './action';
import { cardTitle, icon, plainText, prose, pagePath, seoSchema, title } from './fields';
import { entity } from './entity';
import { seeAlso } from './linked-text';
import { panelSchema } from './panel';
import type { Resolved } from './references';
import { closingSchema, heroSchema } from './sections';

/** What the page about the company says. */
export const companySchema = entity({
  path: pagePath,
  seo: seoSchema,
  hero: heroSchema.safeExtend({ panel: panelSchema }).describe('The first thing on the page.'),
  facts: z
    .array(entity({ value: plainText(2, 20, 'Set large.'), label: plainText(6, 60, 'What the fact is.') }))
    .length(3)
    .describe('Company facts, not marketing claims.'),
  story: entity({ title, paragraphs: z.array(prose).min(2).max(4).describe('One text each.') }).describe(
    'How it began.',
  ),
  seeAlso,
  values: entity({
    title,
    intro: prose,
    values: z
      .array(entity({ icon, title: cardTitle, text: prose }))
      .length(4)
      .describe('What the company stands for.'),
  }).describe('What the company stands for.'),
  offers: entity({
    title,
    offers: z
      .array(entity({ icon, title: cardTitle, text: prose, action: actionKey }))
      .length(2)
      .describe('The two ways on.'),
  }).describe('The two ways on.'),
  closing: closingSchema,
});
export type Company = Resolved<z.infer<typeof companySchema>>;
