import { z } from 'zod';
import { entity } from './entity';
import { icon, sceneText } from './fields';

/** The background of a hero's scene, so that pages of one kind differ. */
export const panelSchema = entity({
  background: z.enum(['blue', 'sun', 'leaf', 'clay', 'ink']).describe('The color of the field.'),
  motif: icon,
  line: z.enum(['rising', 'falling']).describe('rising: from the lower left to the upper right.'),
}).describe('The background around the picture of the hero.');

/** With what comes before the scene and what comes of it, as slips at the ends of the line. */
export const panelWithSlipsSchema = panelSchema
  .safeExtend({
    slips: z
      .array(entity({ icon, title: sceneText.max(26), detail: sceneText.max(36) }))
      .length(2)
      .describe('Two small cards.'),
  })
  .describe('The background around the picture of the hero.');
export type Slip = z.infer<typeof panelWithSlipsSchema>['slips'][number];
export type Panel = z.infer<typeof panelSchema> & { slips?: Slip[] };
