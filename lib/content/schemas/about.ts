import { z } from 'zod';
import { card, markedTitle, personName, plainText, prose, title, entity, statement, noFace } from './fields';
import { page } from './page';
import { entries, list } from './lists';
import { objectName } from './tool';
import { seeAlso } from './linked-text';
import { actionKey, type Resolved } from './references';
import { picture } from './picture';

export const companySchema = entity({
  ...page,
  title: markedTitle,
  letter: list(2, 4, 'The letter, one text for each paragraph.', prose),
  object: objectName,
  facts: entries(3, 3, 'Company facts, not marketing claims. The page about the founder has them too.', {
    value: plainText(2, 20, 'The fact.'),
    label: plainText(6, 60, 'What it is.'),
  }),
  seeAlso,
  values: entity({
    title,
    values: entries(4, 4, 'One word each, and one sentence about what the company refuses to do.', card),
  }).describe('What the company stands for.'),
  offers: entity({
    title,
    offers: entries(2, 2, 'The two ways on.', { ...card, action: actionKey }),
  }).describe('What new customers get for free.'),
});
export type Company = Resolved<z.infer<typeof companySchema>>;

export const founderSchema = entity({
  ...page,
  object: objectName.describe('Stands beside the letter. Its marks are the letter itself.'),
  sample: z.boolean().describe('true until the owner gives the real name and portrait; the launch check lists it.'),
  name: personName('The founder’s name.'),
  role: plainText(3, 40, 'What the founder is.'),
  title: markedTitle,
  portrait: entity({
    src: picture('portrait'),
    alt: plainText(10, 120, 'What the picture shows.'),
  })
    .optional()
    .describe('The picture of the founder. A sample has none, and the letter is as wide as the page then.'),
  letter: list(2, 5, 'The founder’s letter, one text for each paragraph.', prose),
  quote: statement(30, 200, 'The founder’s philosophy, without quotation marks.'),
  expertise: entity({
    lead: plainText(4, 24, 'The words before the fields.'),
    tags: list(4, 12, 'One field each.', plainText(3, 32, 'One field.')),
  }).describe('What the founder knows.'),
  signature: z
    .string()
    .regex(/^[A-Za-z\d\s.,-]+$/, 'the path of an SVG')
    .optional()
    .describe('The strokes of the signature as the path of an SVG, 320 wide and 80 high. Without it there is none.'),
  links: entity({
    profile: plainText(4, 40, 'Leads to the professional profile.'),
    email: plainText(4, 40, 'Opens an email.'),
  }).describe('The two links at the end.'),
  seeAlso,
}).refine(({ sample, portrait }) => !sample || portrait === undefined, { path: ['portrait'], error: noFace });
export type Founder = z.infer<typeof founderSchema>;
