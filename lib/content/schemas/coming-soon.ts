import { z } from 'zod';
import { eyebrow, markedTitle, entity } from './fields';
import { page } from './page';
import { seeAlso } from './linked-text';
import { panelSchema, linkCardsSchema } from './sections';
import { sceneSchema } from './scenes';

/** A page whose content is still to come. The sentence is the specification's, to the letter. */
export const comingSoonSchema = entity({
  ...page,
  eyebrow,
  title: markedTitle,
  scene: sceneSchema.describe('What the page will be about. It is shown in an outline.'),
  panel: panelSchema,
  text: z.literal('Content coming soon. Check back later for updates.'),
  related: linkCardsSchema.describe('Three pages that help until then.'),
  seeAlso,
});
export type ComingSoon = z.infer<typeof comingSoonSchema>;
