import type { z } from 'zod';
import {
  cardTitle,
  label,
  pagePath,
  plainText,
  point,
  prose,
  publicPath,
  sceneText,
  seoSchema,
  template,
  title,
  entity,
} from './fields';
import { entries, list } from './lists';
import { storylineSchema } from './scenes';
import { closingSchema, heroSchema, whyChooseSchema } from './sections';

const platformCard = entity({ title: cardTitle, text: prose });

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

export const walkthroughSchema = entity({ title, text: prose, videoText: point }).describe('The video.');
export type Walkthrough = z.infer<typeof walkthroughSchema>;

/**
 * A story that is played on the product’s screens, in the trade that a visitor picks. The first trade’s is the example of
 * content/product.ts. The others are on their pages, and only their paths are here.
 */
export const playerSchema = entity({
  title,
  intro: prose,
  question: plainText(6, 44, 'Which trade it is.'),
  trades: entries(
    5,
    5,
    'The pages of the trades. The first one is chosen at first, with the story of content/product.ts.',
    { href: publicPath },
  ),
  steps: plainText(4, 40, 'Names the five steps, for people who hear the page.'),
  names: list(5, 5, 'The steps of the first story.', label),
  missed: sceneText.max(60).describe('Why nobody picks up in the first story.'),
  review: sceneText.max(60).describe('The review in the first story.'),
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

const serviceCard = entity({
  href: publicPath,
  title: cardTitle,
  text: prose,
});

export const homeServicesSchema = entity({
  title,
  intro: prose,
  cards: list(6, 6, 'The services, in their order.', serviceCard),
}).describe('The services.');
export type HomeServices = z.infer<typeof homeServicesSchema>;

/** A shelf of trades, and everyone else in a line of links: those of the industries menu. */
export const tradesSchema = entity({
  title,
  intro: prose,
  links: entries(9, 18, 'The trades, row by row. Each has the drawing of its page.', {
    href: publicPath,
    label: label.max(18),
  }),
  more: label.describe('Before the links to all industries.'),
}).describe('The trades.');
export type Trades = z.infer<typeof tradesSchema>;

/** What the landing page says. */
export const homeSchema = entity({
  path: pagePath,
  seo: seoSchema,
  hero: heroSchema.extend({ scene: storylineSchema }),
  player: playerSchema,
  platform: platformSchema,
  services: homeServicesSchema,
  trades: tradesSchema,
  whyChoose: whyChooseSchema,
  featureList: featureListSchema,
  walkthrough: walkthroughSchema,
  closing: closingSchema,
});
