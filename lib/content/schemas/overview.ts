import { z } from 'zod';
import { icon, prose, title, entity } from './fields';
import { page } from './page';
import { featuresSchema } from './features';
import { kindsWithHub } from './industry';
import { relatedLinks } from './linked-text';
import { closingSchema, detailSchema, heroSchema, painPointsSchema, questionsSchema, statsSchema } from './sections';
import { pageActions as actions, type Resolved } from './references';
import { toolSchema } from './tool';

export const overviewSchema = entity({
  ...page,
  icon: icon.describe('Stands for the page in the menus.'),
  hero: heroSchema.safeExtend({ actions }).describe('The first thing on the page.'),
  tool: toolSchema,
  painPoints: painPointsSchema.optional(),
  industries: entity({
    kind: z.enum(kindsWithHub).describe('The pages of this kind have a card here, in the order of the menu.'),
    title,
    intro: prose,
  }).describe('Over the cards of the industries, whose words are in the industries’ own files.'),
  features: featuresSchema,
  seeAlso: relatedLinks,
  detail: detailSchema.optional(),
  stats: statsSchema.optional(),
  questions: questionsSchema,
  closing: closingSchema.safeExtend({ actions }).describe('The last words of the page, above its buttons.'),
});
export type Overview = Resolved<z.infer<typeof overviewSchema>>;
