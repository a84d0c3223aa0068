import { z } from 'zod';
import { cardTitle, lede, markedTitle, plainText, prose, pagePath, seoSchema, title, entity } from './fields';
import { list } from './lists';
import { seeAlso } from './linked-text';
import { picture } from './picture';
import { productWordsSchema } from './product';
import { closingSchema } from './sections';

export const highlightSchema = entity({ title: cardTitle, description: prose });

/** What the platform demo says. */
export const demoSchema = entity({
  path: pagePath,
  seo: seoSchema,
  title: markedTitle,
  lede,
  thumbnail: entity({
    src: picture('thumbnail'),
    alt: plainText(20, 160, 'What the picture shows.'),
    linkText: plainText(6, 60, 'What opening it does.'),
    uploadDate: z.iso
      .date({ error: 'a date such as 2024-09-17' })
      .optional()
      .describe('The day the video was published. Without it, search engines get no data about the video.'),
  }).describe('The picture of the video.'),
  product: productWordsSchema.describe('The window on the product.'),
  highlights: entity({ title, items: list(4, 8, 'One thing each.', highlightSchema) }).describe(
    'What the video shows.',
  ),
  seeAlso,
  closing: closingSchema,
});
export type Demo = z.infer<typeof demoSchema>;
