import { z } from 'zod';
import { lede, markedTitle, plainText, prose, pagePath, seoSchema, statement, title } from './fields';
import { entity } from './entity';
import { seeAlso } from './linked-text';
import { picture } from './picture';
import { portraitMistake } from './sample';

/** What the page about the founder says. */
export const founderSchema = entity({
  path: pagePath,
  seo: seoSchema,
  sample: z.boolean().describe('true until the owner gives the real name and portrait; the launch check lists it.'),
  name: plainText(3, 40, 'The founder’s name.'),
  role: plainText(3, 40, 'What the founder is.'),
  title: markedTitle,
  lede,
  portrait: entity({
    src: picture('portrait'),
    alt: plainText(10, 120, 'What the picture shows.'),
  })
    .optional()
    .describe('The picture of the founder. A sample has none.'),
  story: entity({ title, paragraphs: z.array(prose).min(2).max(5).describe('One text each.') }).describe(
    'The founder’s story.',
  ),
  seeAlso,
  timeline: entity({
    label: plainText(30, 200, 'One sentence that describes the line to someone who cannot see it.'),
    stops: z
      .array(entity({ when: plainText(3, 20, 'When.'), text: plainText(6, 60, 'What happened.') }))
      .length(3)
      .describe('The story as one line. Facts of the story only.'),
  }).describe('The story as a line with three stops.'),
  expertise: entity({
    title,
    tags: z
      .array(plainText(3, 32, 'One field.'))
      .min(4)
      .max(12)
      .describe('One field each.'),
  }).describe('What the founder knows.'),
  quote: statement(30, 200, 'The founder’s philosophy, without quotation marks.'),
  links: entity({
    profile: plainText(4, 40, 'Leads to the professional profile.'),
    email: plainText(4, 40, 'Opens an email.'),
  }).describe('The two links at the end.'),
}).superRefine(({ sample, portrait }, context) => {
  const message = portraitMistake(sample, portrait);
  if (message) context.addIssue({ code: 'custom', path: ['portrait'], message });
});
export type Founder = z.infer<typeof founderSchema>;
