import { z } from 'zod';
import { publicPath } from './app-paths';
import { card, cardTitle, label, plainText, point, prose, sceneText, template, title, entity } from './fields';
import { page } from './page';
import { entries, list } from './lists';
import { clock, message } from './kit';
import { closingSchema, heroSchema, whyChooseSchema } from './sections';
import { toolSchema } from './tool';

const platformCard = entity(card);

export const platformSchema = entity({
  voice: platformCard.describe('The card about calls.'),
  customers: platformCard.describe('The card about the customer record.'),
  automation: platformCard.describe('The card about follow-ups.'),
  ready: platformCard.describe('The card about the start.'),
}).describe('What the platform is made of: four cards below the story.');
export type Platform = z.infer<typeof platformSchema>;

export const featureListSchema = entity({
  title: template(6, 72, ['count'], 'Above the list when it is closed. The number is counted.'),
  intro: prose,
  groups: entries(4, 4, 'Four lists.', {
    title: cardTitle,
    points: list(3, 8, 'One feature each.', point),
  }),
}).describe('The long list of features, which opens.');
export type FeatureList = z.infer<typeof featureListSchema>;

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
export type PlayedStory = Player['stories'][number];

export const playerSchema = entity({
  title,
  intro: prose,
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
export type Player = z.infer<typeof playerSchema>;

export const homeServicesSchema = entity({
  title,
  intro: prose,
  cards: entries(6, 6, 'The services, in their order.', { href: publicPath, ...card }),
}).describe('The services.');
export type HomeServices = z.infer<typeof homeServicesSchema>;

const stop = entity({
  title: sceneText.max(44).describe('What happened.'),
  time: clock,
  text: sceneText.max(24).optional().describe('What came of it, large. Without it, five stars.'),
  detail: sceneText.max(44),
});
export type Stop = z.infer<typeof stop>;

/** A quilt of trades. */
export const tradesSchema = entity({
  title,
  links: entries(9, 18, 'The trades, row by row. Each has the drawing of its page.', {
    href: publicPath,
    label: label.max(18),
  }),
  doors: entries(1, 9, 'The pages for whom no trade is meant, in a row below.', { href: publicPath, label }),
}).describe('The trades.');
export type Trades = z.infer<typeof tradesSchema>;

export const homeSchema = entity({
  ...page,
  hero: heroSchema,
  tool: toolSchema,
  stops: list(3, 3, 'What came of the conversation on the drawing, along the line that leaves it.', stop),
  player: playerSchema,
  platform: platformSchema,
  services: homeServicesSchema,
  trades: tradesSchema,
  whyChoose: whyChooseSchema,
  featureList: featureListSchema,
  walkthrough: prose.max(90).describe('What the video shows, in the last band.'),
  watch: point.describe('The link to the video, after it.'),
  closing: closingSchema,
});
