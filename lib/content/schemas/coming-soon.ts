import { z } from 'zod';
import { eyebrow, icon, markedTitle, entity } from './fields';
import { page } from './page';
import { linkedFeaturesSchema } from './features';
import { relatedLinks } from './linked-text';
import { closingSchema } from './sections';
import { toolSchema } from './tool';

/** A page whose content is still to come. The sentence is the specification's, to the letter. */
export const comingSoonSchema = entity({
  ...page,
  icon: icon.describe('Stands for the page in the menus.'),
  eyebrow,
  title: markedTitle,
  text: z.literal('Content coming soon. Check back later for updates.'),
  tool: toolSchema,
  related: linkedFeaturesSchema,
  seeAlso: relatedLinks,
  closing: closingSchema,
});
export type ComingSoon = z.infer<typeof comingSoonSchema>;
