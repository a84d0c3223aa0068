import { z } from 'zod';
import { pagePath } from './app-paths';
import { entity, plainText, uniqueBy } from './fields';

/** What only the owner can answer. `npm run check:launch` lists what is open. */
export const ownerQuestionsSchema = uniqueBy(
  'question',
  z.array(
    entity({
      question: plainText(10, 300, 'What the owner is asked, or a sentence with a figure that the owner confirms.'),
      saidOn: pagePath.optional().describe('A page that says so already, which stops the launch until it is answered.'),
      answered: z.boolean().describe('On once the owner has answered, and the pages say so.'),
    }),
  ),
);
