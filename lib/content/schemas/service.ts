import type { z } from 'zod';
import { pageActions as actions } from './action';
import { phoneCallSchema } from './call';
import { pagePath, seoSchema } from './fields';
import { entity } from './entity';
import { relatedLinks } from './linked-text';
import { panelWithSlipsSchema } from './panel';
import { productWordsSchema } from './product';
import type { Resolved } from './references';
import { stageSchema } from './stages';
import {
  closingSchema,
  detailSchema,
  featuresSchema,
  statsSchema,
  heroSchema,
  linkCardsSchema,
  questionsSchema,
  stepsSchema,
} from './sections';

/** What one service page says. */
export const serviceSchema = entity({
  path: pagePath,
  seo: seoSchema,
  hero: entity({ ...heroSchema.shape, actions, panel: panelWithSlipsSchema, scene: stageSchema }).describe(
    'The first thing on the page.',
  ),
  product: productWordsSchema.optional().describe('The window on the product.'),
  call: phoneCallSchema.optional().describe('A call that can be read and heard.'),
  features: featuresSchema,
  seeAlso: relatedLinks,
  detail: detailSchema,
  steps: stepsSchema.optional(),
  stats: statsSchema.optional(),
  related: linkCardsSchema.optional(),
  questions: questionsSchema,
  closing: closingSchema.safeExtend({ actions }).describe('The last words of the page, above its buttons.'),
});
export type Service = Resolved<z.infer<typeof serviceSchema>>;
