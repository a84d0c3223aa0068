import type { z } from 'zod';
import { pagePath, seoSchema, entity } from './fields';
import { featuresSchema } from './features';
import { relatedLinks } from './linked-text';
import {
  panelWithCardsSchema,
  closingSchema,
  detailSchema,
  heroSchema,
  linkCardsSchema,
  painPointsSchema,
  questionsSchema,
  statsSchema,
} from './sections';
import { pageActions as actions, type Resolved } from './references';

/** A hub that leads to several industry pages. */
export const overviewSchema = entity({
  path: pagePath,
  seo: seoSchema,
  hero: heroSchema.safeExtend({ actions, panel: panelWithCardsSchema }).describe('The first thing on the page.'),
  painPoints: painPointsSchema.optional(),
  industries: linkCardsSchema,
  features: featuresSchema,
  seeAlso: relatedLinks,
  detail: detailSchema.optional(),
  stats: statsSchema.optional(),
  questions: questionsSchema,
  closing: closingSchema.safeExtend({ actions }).describe('The last words of the page, above its buttons.'),
});
export type Overview = Resolved<z.infer<typeof overviewSchema>>;
