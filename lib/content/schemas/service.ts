import type { z } from 'zod';
import { publicPath } from './app-paths';
import { icon, label, plainText, prose, template, title, entity } from './fields';
import { page } from './page';
import { entries, list } from './lists';
import { picturedFeaturesSchema } from './features';
import { linkedText, relatedLinks } from './linked-text';
import { claimId, pageActions as actions, type Resolved } from './references';
import { closingSchema, heroSchema, questionsSchema, statsSchema, stepsSchema } from './sections';
import { toolSchema } from './tool';

export const serviceSchema = entity({
  ...page,
  icon: icon.describe('The drawing that stands for the service, in menus and on its social card.'),
  tool: toolSchema,
  hero: heroSchema
    .safeExtend({
      actions,
      price: prose.optional().describe('What the service costs, if it is an add-on. Else the lowest price of a plan.'),
      lowest: label.optional().describe('The same in a few words, at the bottom of a phone’s screen.'),
    })
    .describe('The first thing on the page.'),
  features: picturedFeaturesSchema,
  seeAlso: relatedLinks,
  figure: entity({
    claims: list(1, 1, 'Which figure. It is the provider’s claim.', claimId),
    text: template(20, 160, ['figure'], 'A sentence with the figure.'),
  })
    .optional()
    .describe('One figure, in a sentence.'),
  steps: stepsSchema.optional(),
  stats: statsSchema.optional(),
  related: entity({
    title,
    links: entries(3, 6, 'The pages.', { href: publicPath, title: label, text: plainText(10, 44, 'What it does.') }),
    text: linkedText(30, 200, 'Where to see all of it at work.'),
  })
    .optional()
    .describe('The pages that belong together.'),
  questions: questionsSchema,
  closing: closingSchema.safeExtend({ actions }).describe('The last words of the page, above its buttons.'),
});
export type Service = Resolved<z.infer<typeof serviceSchema>>;
