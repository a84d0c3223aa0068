import type { z } from 'zod';
import { publicPath } from './app-paths';
import { card, cardTitle, label, point, prose, sceneText, template, title, entity } from './fields';
import { page } from './page';
import { entries, list } from './lists';
import { playerWordsSchema } from './player';
import { clock } from './kit';
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

/** What the landing page says. */
export const homeSchema = entity({
  ...page,
  hero: heroSchema,
  tool: toolSchema,
  stops: list(3, 3, 'What came of the conversation on the drawing, along the line that leaves it.', stop),
  player: playerWordsSchema,
  platform: platformSchema,
  services: homeServicesSchema,
  trades: tradesSchema,
  whyChoose: whyChooseSchema,
  featureList: featureListSchema,
  walkthrough: prose.max(90).describe('What the video shows, in the last band.'),
  watch: point.describe('The link to the video, after it.'),
  closing: closingSchema,
});
