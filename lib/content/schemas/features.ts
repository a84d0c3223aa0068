import { z } from 'zod';
import { card, entity, icon, prose, sceneText, title } from './fields';
import { entries, list } from './lists';
import { badge, board, message, row } from './kit';

const feature = { icon, ...card };

/** What the product does about it, with an icon each. */
export const featuresSchema = entity({
  title,
  intro: prose.optional(),
  blocks: entries(4, 8, 'One feature each.', feature),
}).describe('What the product does about it.');

/** What a feature makes for the customer in the hero's picture. */
const pictureSchema = z
  .discriminatedUnion('kind', [
    entity({
      kind: z.literal('rows'),
      title: sceneText.max(36),
      badge: badge.optional(),
      rows: list(2, 3, 'From the top.', row),
    }),
    entity({ kind: z.literal('talk'), messages: list(2, 2, 'From the top.', message) }),
    entity({
      kind: z.literal('note'),
      was: sceneText.max(44).describe('What it was before, struck out.'),
      now: sceneText.max(60),
      detail: sceneText.max(44),
    }),
    entity({ kind: z.literal('board'), ...board.shape }),
  ])
  .describe('A small picture of the same customer as in the hero: an example.');
export type FeaturePicture = z.infer<typeof pictureSchema>;

/** The same with a picture each, on the pages of services. */
export const picturedFeaturesSchema = featuresSchema.safeExtend({
  blocks: entries(4, 4, 'One feature each.', { ...feature, picture: pictureSchema }),
});
export type Features = z.infer<typeof featuresSchema> | z.infer<typeof picturedFeaturesSchema>;
