import { z } from 'zod';
import { eyebrow, markedTitle, publicPath, seoSchema } from './fields';
import { entity } from './entity';

/** A page whose content is still to come. The sentence is the specification's, to the letter. */
export const comingSoonSchema = entity({
  path: publicPath,
  seo: seoSchema,
  eyebrow,
  title: markedTitle,
  text: z.literal('Content coming soon. Check back later for updates.'),
});
export type ComingSoon = z.infer<typeof comingSoonSchema>;
