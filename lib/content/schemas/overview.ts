import { z } from 'zod';
import { cardTitle, pagePath, prose, publicPath, seoSchema, title, entity } from './fields';
import { featuresSchema } from './features';
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
import { pageActions as actions, type Resolved } from './references';

export const doorsSchema = entity({
  title,
  intro: prose,
  cards: z
    .array(entity({ href: publicPath, title: cardTitle, text: prose }))
    .min(3)
    .max(12)
    .describe('The industries, from left to right. Each has the drawing of its page.'),
}).describe('Cards that lead to the industries.');
export type Doors = z.infer<typeof doorsSchema>;

/** A hub that leads to several industry pages. */
export const overviewSchema = entity({
  path: pagePath,
  seo: seoSchema,
  hero: heroSchema.safeExtend({ actions, panel: panelWithCardsSchema }).describe('The first thing on the page.'),
  painPoints: painPointsSchema.optional(),
  industries: doorsSchema,
  features: featuresSchema,
  seeAlso: relatedLinks,
  detail: detailSchema.optional(),
  stats: statsSchema.optional(),
  questions: questionsSchema,
  closing: closingSchema.safeExtend({ actions }).describe('The last words of the page, above its buttons.'),
});
export type Overview = Resolved<z.infer<typeof overviewSchema>>;
