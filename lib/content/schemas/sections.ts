import { z } from 'zod';
import {
  card,
  entity,
  eyebrow,
  lede,
  markedTitle,
  personName,
  point,
  prose,
  sceneText,
  sentences,
  statement,
  title,
} from './fields';
import { entries, list, pattern } from './lists';
import { claimId, type Resolved } from './references';
import { clock } from './kit';
import { listingSchema, sheetSchema } from './scenes';

/** Sections that pages of several kinds share. The section component, its schema and its type share one name. */

export const heroSchema = entity({ eyebrow, title: markedTitle, lede }).describe(
  'The first thing on the page: headline and a sentence, beside a picture.',
);
export type Hero = z.infer<typeof heroSchema>;

export const painPointsSchema = entity({
  title,
  cards: entries(3, 3, 'The problems, from left to right.', {
    ...card,
    checklist: z
      .array(point)
      .min(2)
      .max(4)
      .optional()
      .describe('Required on health pages, where it lists the symptoms.'),
    slot: entity({ time: clock, text: sceneText.max(28) })
      .optional()
      .describe('The appointment that is lost, and when.'),
    dots: pattern(
      /^1[1x.]{5,7}$/,
      'six to eight of 1 (came), x (missed) and . (not yet), the first a 1',
      'One dot for each appointment: 1 came, x missed, a full stop not yet.',
    ).optional(),
    note: sceneText.max(28).optional().describe('What was scribbled down and forgotten.'),
    quote: statement(4, 40, 'What a client or colleague says, without quotation marks.').optional(),
  }),
}).describe('Three problems that the visitor has.');
export type PainPoints = z.infer<typeof painPointsSchema>;

export const statsSchema = entity({
  title: title.describe('What is measured, without an apology: “What a plumbing shop can measure”.'),
  claims: list(1, 5, 'Which figures, in this order. They are the provider’s claims.', claimId),
}).describe('The figures of the page.');
export type Stats = Resolved<z.infer<typeof statsSchema>>;

export const whyChooseSchema = entity({
  title,
  cards: entries(2, 4, 'The cards, from left to right.', card),
}).describe('Why this provider.');
export type WhyChoose = z.infer<typeof whyChooseSchema>;

export const stepsSchema = entity({
  title,
  intro: prose,
  steps: entries(3, 5, 'In their order.', card),
}).describe('How it goes, step by step.');
export type Steps = z.infer<typeof stepsSchema>;

export const detailSchema = entity({
  title,
  text: prose,
  points: list(3, 5, 'A list with checks.', point),
  scene: z.discriminatedUnion('kind', [sheetSchema, listingSchema]).describe('A drawn picture of the product at work.'),
}).describe('A closer look at one thing, with a picture.');
export type Detail = z.infer<typeof detailSchema>;

export const questionsSchema = entity({
  title,
  items: entries(1, 10, 'Each opens when it is clicked.', {
    question: statement(10, 90, 'As a customer would ask it.'),
    answer: sentences(20, 420, 'The answer, in plain sentences.'),
  }),
}).describe('Questions and answers.');
export type Questions = z.infer<typeof questionsSchema>;

export const closingSchema = entity({
  title,
  quoteOf: personName('A customer of content/testimonials.ts, whose words stand above the buttons.').optional(),
}).describe('The last words of the page, above its buttons.');
export type Closing = z.infer<typeof closingSchema>;
