import { z } from 'zod';
import { publicPath } from './app-paths';
import { entity, label, plainText, prose, sceneText, template, title } from './fields';
import { clock, message } from './kit';
import { entries, list } from './lists';

const shown = z
  .discriminatedUnion('kind', [
    entity({ kind: z.literal('message'), ...message.shape }),
    entity({ kind: z.enum(['call', 'badge', 'review']), text: sceneText }),
    entity({ kind: z.literal('visit'), text: sceneText, detail: sceneText }),
    entity({
      kind: z.literal('sum'),
      text: sceneText,
      detail: sceneText.describe('What it is for.'),
      badge: sceneText,
    }),
  ])
  .describe('Something on the product’s screen.');
export type Shown = z.infer<typeof shown>;

const playedStory = {
  href: publicPath.describe('The page of the trade.'),
  label: label.describe('The trade, in a word.'),
  customer: sceneText.max(24),
  detail: sceneText.max(40).describe('Beside the name.'),
  record: entries(2, 4, 'What the record says beside the story, on wide screens. The last one is large.', {
    label,
    value: sceneText.max(32),
    from: z.int().min(1).max(5).describe('The step from which on it is known, counted from 1.'),
  }),
  steps: entries(5, 5, 'The steps, each with what it adds to the screen.', {
    name: sceneText.max(24),
    time: clock,
    shown: list(1, 5, 'From the top.', shown),
  }),
};

/** A story that is played on the product’s screens, in the trade that a visitor picks. */
export const playerSchema = entity({
  question: plainText(6, 44, 'Which trade it is.'),
  stories: entries(3, 3, 'The stories. The first one is chosen at first.', playedStory),
  steps: plainText(4, 40, 'Names the five steps, for people who hear the page.'),
  record: label.describe('Above the record.'),
  line: sceneText.max(32).describe('Below the messages, on wide screens.'),
  play: label.describe('The button, before anything is pressed.'),
  ringing: label.describe('The button, until the call is missed.'),
  pause: label,
  resume: label,
  next: label.describe('The button for visitors who want no motion: it shows the next step.'),
  again: label.describe('The button at the end.'),
  more: template(4, 40, ['trade'], 'Leads to the page of the trade.'),
  example: plainText(4, 80, 'Says that the stories are invented.'),
}).describe('A story in five steps, played on the product’s screens.');

/** What a page says above it. */
export const playerWordsSchema = entity({ title, intro: prose }).describe(
  'The story in five steps, which visitors can play.',
);
export type PlayerWords = z.infer<typeof playerWordsSchema>;
