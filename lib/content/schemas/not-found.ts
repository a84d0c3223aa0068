import { z } from 'zod';
import { label, plainText, seoSchema } from './fields';
import { entity } from './entity';

/** The page for paths that do not exist. */
export const notFoundSchema = entity({
  seo: seoSchema,
  title: z.literal('Oops! Page not found').describe('The wording of the specification, to the letter.'),
  text: plainText(20, 160, 'What may have happened and where to go.'),
  homeText: label,
});
