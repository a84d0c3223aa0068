import { z } from 'zod';
import { publicPath } from './app-paths';
import {
  card,
  lede,
  markedTitle,
  personName,
  plainText,
  prose,
  quotation,
  sceneText,
  title,
  entity,
  uniqueBy,
  noFace,
} from './fields';
import { page, seoSchema } from './page';
import { entries, list } from './lists';
import { seeAlso } from './linked-text';
import { picture } from './picture';
import { closingSchema } from './sections';
import { objectName } from './tool';

/** What a customer says. An invented one is shown as a sample and never as structured data. */
export const testimonialSchema = entity({
  sample: z.boolean().describe('true until a customer has said it; the launch check lists it.'),
  name: personName('Who says it.'),
  position: plainText(3, 60, 'What they do, and where.'),
  image: picture('avatar').optional(),
  content: quotation(2, 320, 'Their words, without quotation marks.').refine(
    (value) => !/^["“].*["”]$/s.test(value),
    'words without quotation marks around them, because the page sets them',
  ),
  rating: z
    .int()
    .min(1)
    .max(5)
    .describe('Stars, 1 to 5, where the customer gave them.')
    .meta({ default: 5 })
    .optional(),
}).refine(({ sample, image }) => !sample || image === undefined, { path: ['image'], error: noFace });
export type Testimonial = z.infer<typeof testimonialSchema>;
export const testimonialListSchema = uniqueBy('name', z.array(testimonialSchema).min(1).max(24));

const checksSchema = entity({
  title: title.describe('For screen readers: the pictures need no heading.'),
  cards: entries(3, 3, 'From left to right.', {
    href: publicPath,
    ...card,
    picture: z.discriminatedUnion('kind', [
      entity({ kind: z.literal('prices') }).describe('The price of each plan.'),
      entity({
        kind: z.literal('note'),
        title: sceneText.max(36),
        lines: list(1, 2, 'From the top.', sceneText.max(36)),
      }),
    ]),
  }),
});
export type Checks = z.infer<typeof checksSchema>;

export const testimonialsPageSchema = entity({
  ...page,
  title: markedTitle,
  object: objectName,
  lede,
  whileSamples: entity({
    seo: seoSchema,
    title: markedTitle,
    lede,
    checks: checksSchema,
    quotes: entity({ title, intro: prose }).describe('Stands above the samples and says that they are samples.'),
  }).describe('What the page shows in the place of these fields, and with them, as long as there are only samples.'),
  seeAlso,
  closing: closingSchema,
});
