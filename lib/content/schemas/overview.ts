import type { z } from 'zod';
import { pageActions as actions } from './action';
import { publicPath, seoSchema } from './fields';
import { entity } from './entity';
import { seeAlso } from './linked-text';
import { panelSchema } from './panel';
import type { Resolved } from './references';
import { closingSchema, detailSchema, featuresSchema, statsSchema, heroSchema, linkCardsSchema } from './sections';

/** A hub that leads to several industry pages. */
export const overviewSchema = entity({
  path: publicPath,
  seo: seoSchema,
  hero: heroSchema.safeExtend({ actions, panel: panelSchema }),
  industries: linkCardsSchema,
  features: featuresSchema,
  seeAlso,
  detail: detailSchema,
  stats: statsSchema.optional(),
  closing: closingSchema.safeExtend({ actions }),
});
export type Overview = Resolved<z.infer<typeof overviewSchema>>;
