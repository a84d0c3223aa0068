import { z } from 'zod';
import { lede, markedTitle, plainText, pagePath, seoSchema } from './fields';
import { entity, uniqueBy } from './entity';
import { seeAlso } from './linked-text';
import { panelSchema } from './panel';
import { picture } from './picture';
import { sceneSchema } from './scenes';
import { closingSchema } from './sections';

/** What a customer says. `sample: true` marks an invented one; it is shown as a sample and never as structured data. */
export const testimonialSchema = entity({
  sample: z.boolean(),
  name: plainText(3, 40, 'Who says it.'),
  position: plainText(3, 60, 'What they do, and where.'),
  image: picture('avatar'),
  content: plainText(40, 320, 'Their words, without quotation marks.'),
  rating: z.int().min(1).max(5).describe('Stars, 1 to 5.'),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
export const testimonialListSchema = uniqueBy('name', z.array(testimonialSchema).min(1).max(24));

export const testimonialsPageSchema = entity({
  path: pagePath,
  seo: seoSchema,
  title: markedTitle,
  lede,
  whileSamples: entity({ title: markedTitle, lede }).describe(
    'Headline and lede as long as every testimonial is a sample.',
  ),
  panel: panelSchema,
  scene: sceneSchema.describe('How a review comes about. It must not look like a customer’s words.'),
  seeAlso,
  closing: closingSchema,
});
