import { z } from 'zod';
import { card, entity, icon, prose, sceneText, title } from './fields';
import { entries } from './lists';
import { badge } from './kit';

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
      rows: entries(2, 3, 'From the top.', {
        icon: icon.optional(),
        label: sceneText.max(30),
        value: sceneText.max(28),
      }),
    }),
    entity({
      kind: z.literal('talk'),
      customer: sceneText.max(90).describe('What the customer writes or says.'),
      answer: sceneText.max(110),
      answersFirst: z.boolean().default(false).describe('The customer answers the business.'),
    }),
    entity({
      kind: z.literal('note'),
      was: sceneText.max(44).describe('What it was before, struck out.'),
      now: sceneText.max(60),
      detail: sceneText.max(44),
    }),
    entity({
      kind: z.literal('board'),
      columns: entries(3, 3, 'From left to right.', {
        name: sceneText.max(14),
        cards: entries(0, 2, 'From the top.', { title: sceneText.max(20), detail: sceneText.max(20) }),
      }),
      late: sceneText.max(20).describe('The title of the card that stands out.'),
    }),
  ])
  .describe('A small picture of the same customer as in the hero: an example.');
export type FeaturePicture = z.infer<typeof pictureSchema>;

/** The same with a picture each, on the pages of services. */
export const picturedFeaturesSchema = featuresSchema.safeExtend({
  blocks: entries(4, 4, 'One feature each.', { ...feature, picture: pictureSchema }),
});
export type Features = z.infer<typeof featuresSchema> | z.infer<typeof picturedFeaturesSchema>;
