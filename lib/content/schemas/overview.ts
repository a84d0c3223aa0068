import { z } from 'zod';
import { prose, title, entity } from './fields';
import { page } from './page';
import { featuresSchema } from './features';
import { kindsWithHub } from './industry';
import { relatedLinks } from './linked-text';
import {
  panelWithCardsSchema,
  closingSchema,
  detailSchema,
  heroSchema,
  painPointsSchema,
  questionsSchema,
  statsSchema,
} from './sections';
import { sceneSchema } from './scenes';
import { pageActions as actions, type Resolved } from './references';

/** A hub that leads to several industry pages. */
export const overviewSchema = entity({
  ...page,
  hero: heroSchema
    .safeExtend({ scene: sceneSchema, actions, panel: panelWithCardsSchema })
    .describe('The first thing on the page.'),
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
