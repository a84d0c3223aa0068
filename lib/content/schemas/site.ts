import { z } from 'zod';
import { destinationKey, httpsUrl, isExample } from './destination';
import { plainText, sentences, entity, uniqueBy } from './fields';
import { entries, pattern } from './lists';
import type { Resolved } from './references';

export const siteSchema = entity({
  name: plainText(2, 30, 'The brand as it is written everywhere.'),
  url: httpsUrl
    .refine((value) => !value.endsWith('/'), { abort: true, error: 'an address without a slash at its end' })
    .refine((value) => new URL(value).origin === value, 'https:// and the host, without a path'),
  brandIsPlaceholder: z.boolean().describe('true until the owner gives the brand; the launch check lists it.'),
  tagline: plainText(10, 60, 'A line of a few words, used on sharing pictures.'),
  blurb: plainText(40, 180, 'The footer’s sentence about the brand.'),
  phone: entity({
    number: pattern(
      /^\+?[\d(][\d ().-]{5,22}\d$/,
      'a number as people dial it, such as (555) 010-0199',
      'The number as people dial it.',
    ),
    who: plainText(2, 60, 'Who answers, such as “A person in Austin” or “Our own AI”.'),
  })
    .optional()
    .describe('A number to call. Without it no page says anything about one.'),
  email: z
    .email({ abort: true, error: 'an email address' })
    .refine((value) => !isExample(value), 'an address at a real host')
    .optional()
    .describe('The address for everybody. Without it no page shows one.'),
  hours: plainText(4, 60, 'When the company answers, such as “Monday to Friday, 9 to 5 Central”.').optional(),
  listen: entity({
    title: plainText(4, 44, 'Such as “Call it. It answers.”'),
    text: plainText(20, 160, 'What a visitor hears, and that it is a machine.'),
    callNumber: z.boolean().default(false).describe('Whether the number of `phone` is the one to call for it.'),
    recording: entity({
      file: z.string().regex(/^\/[\w./-]+\.(?:mp3|m4a)$/, 'a file in public/, such as /recordings/call.mp3'),
      title: plainText(4, 80, 'What it is, and how long it takes.'),
      transcript: sentences(20, 4_000, 'What is said, for people who cannot hear it.'),
    }).optional(),
  })
    .optional()
    .describe('A band on the home page and /ai, on which visitors hear the product. Without it there is none.'),
  customers: entity({
    title: plainText(4, 60, 'Such as “Some of the shops that run on it”.'),
    logos: entries(2, 8, 'The logos.', {
      name: plainText(2, 60, 'The company, as it writes itself.'),
      file: z.string().regex(/^\/[\w./-]+\.(?:svg|png|webp|jpe?g)$/, 'a file in public/, such as /logos/reyes.svg'),
      permission: plainText(4, 120, 'Who allowed it, and when. No page shows it.'),
    }),
  })
    .optional()
    .describe('Logos of customers, on the home page and the testimonials. Without it there are none.'),
  emailFee: z
    .number()
    .min(0.0001)
    .max(0.1)
    .refine((value) => /^\d(?:\.\d{1,4})?$/.test(String(value)), 'a price with at most four decimals')
    .describe('The system fee for sending one email, in US dollars.'),
  founded: z.int().min(1900).max(new Date().getFullYear()).describe('The year in which the company began.'),
  legalNote: plainText(40, 200, 'The footer’s line about examples in pictures.'),
  related: plainText(4, 20, 'Stands before the links to related pages.'),
  healthQuestion: entity({
    question: plainText(10, 60, 'As a practice would ask it.'),
    answer: plainText(40, 240, 'What this site does not claim about health information.'),
  }).describe('The last question on every health page.'),
  closingNote: plainText(10, 44, 'Under the last buttons of a page: what the first one does.'),
  featuresTitle: plainText(4, 44, 'Over the features of a page that has no story yet.'),
  resultsNote: plainText(40, 200, 'Stands under the marketing figures of a page.'),
  exampleMark: plainText(4, 16, 'Under every invented picture.'),
  draft: entity({
    title: plainText(4, 32, 'Above a text that waits for an OK.'),
    send: plainText(2, 16, 'What sends it.'),
    change: plainText(2, 16, 'What changes it.'),
  }).describe('The texts that the AI drafts in pictures of a phone.'),
  sampleMark: plainText(4, 16, 'Marks people and words that are invented until there are real ones.'),
  social: uniqueBy(
    'destination',
    entries(1, 8, 'The social networks in the footer.', {
      name: plainText(1, 40, 'As it is called, such as “X”.'),
      destination: destinationKey,
    }),
  ),
})
  .refine(({ url, brandIsPlaceholder }) => brandIsPlaceholder || !isExample(url), {
    path: ['url'],
    error: 'a real host, because brandIsPlaceholder is false',
  })
  .refine(({ listen, phone }) => !listen || listen.recording || (listen.callNumber && phone), {
    path: ['listen'],
    error: 'a recording, or callNumber: true and a phone: without them nothing of it is shown',
  });
export type Site = Resolved<z.infer<typeof siteSchema>>;
