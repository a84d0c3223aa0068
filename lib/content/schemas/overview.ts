import { z } from 'zod';
import { actionKey } from './action';
import { publicPath, seoSchema } from './fields';
import { entity } from './entity';
import type { Resolved } from './references';
import { closingSchema, detailSchema, featuresSchema, statsSchema, heroSchema, linkCardsSchema } from './sections';

const actions = z.array(actionKey).min(1).max(2).describe('The first is the primary button, the second is quiet.');

/** A hub that leads to several industry pages. */
export const overviewSchema = entity({
  path: publicPath,
  seo: seoSchema,
  hero: heroSchema.safeExtend({ actions }),
  industries: linkCardsSchema,
  features: featuresSchema,
  detail: detailSchema,
  stats: statsSchema.optional(),
  closing: closingSchema.safeExtend({ actions }),
});
export type Overview = Resolved<z.infer<typeof overviewSchema>>;
