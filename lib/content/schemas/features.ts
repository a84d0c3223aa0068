import { z } from 'zod';
import { publicPath } from './app-paths';
import { card, entity, prose, sceneText, title } from './fields';
import { entries, list } from './lists';
import { badge, board, edit, message, row, step, stop } from './kit';

export const featuresSchema = entity({
  title,
  intro: prose.optional(),
  blocks: entries(4, 8, 'One feature each.', card),
}).describe('What the product does about it.');

const headed = { title: sceneText.max(36), badge: badge.optional() };

/** What a feature makes for the customer in the hero's picture. */
const pictureSchema = z
  .discriminatedUnion('kind', [
    entity({ kind: z.literal('rows'), ...headed, rows: list(2, 3, 'From the top.', row) }),
    entity({ kind: z.literal('talk'), messages: list(2, 2, 'From the top.', message) }),
    entity({ kind: z.literal('track'), ...headed, stops: list(2, 3, 'What happened, in its order.', stop) }),
    entity({ kind: z.literal('steps'), ...headed, steps: list(2, 3, 'From the top.', step) }),
    entity({ kind: z.literal('edit'), edit }),
    entity({ kind: z.literal('board'), ...board.shape }),
  ])
  .describe('A small picture of the same customer as in the hero: an example.');
export type FeaturePicture = z.infer<typeof pictureSchema>;

/** The same with a picture each, on the pages of services. */
export const picturedFeaturesSchema = featuresSchema.safeExtend({
  blocks: entries(4, 4, 'One feature each.', { ...card, picture: pictureSchema }),
});

/** Those that have a page. */
export const linkedFeaturesSchema = featuresSchema.safeExtend({
  intro: prose,
  blocks: entries(3, 3, 'One page each.', { href: publicPath, ...card }),
});
export type Features =
  z.infer<typeof featuresSchema> | z.infer<typeof picturedFeaturesSchema> | z.infer<typeof linkedFeaturesSchema>;
