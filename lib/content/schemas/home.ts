import { z } from 'zod';
import {
  cardTitle,
  eyebrow,
  label,
  pagePath,
  plainText,
  point,
  prose,
  publicPath,
  seoSchema,
  template,
  title,
} from './fields';
import { entity } from './entity';
import { productTabs } from './product';
import { closingSchema, statsSchema, heroSchema, linkCardsSchema, whyChooseSchema } from './sections';

const platformCard = entity({ title: cardTitle, text: prose });

export const platformSchema = entity({
  title,
  intro: prose,
  tabs: productTabs,
  voice: platformCard.describe('The card about calls.'),
  customers: platformCard.describe('The card about the customer record.'),
  automation: platformCard.describe('The card about follow-ups.'),
  ready: platformCard.describe('The card about the start.'),
}).describe('What the platform is made of.');
export type Platform = z.infer<typeof platformSchema>;

export const featureListSchema = entity({
  title,
  intro: prose,
  groups: z
    .array(entity({ title: cardTitle, points: z.array(point).min(3).max(8).describe('One feature each.') }))
    .length(4)
    .describe('Four lists.'),
}).describe('The long list of features.');
export type FeatureList = z.infer<typeof featureListSchema>;

export const walkthroughSchema = entity({ title, text: prose, videoText: point }).describe('The video.');
export type Walkthrough = z.infer<typeof walkthroughSchema>;

/** The stories of some trades, played one at a time. They are on the trades' own pages, and only their paths are here. */
export const ringSchema = entity({
  title,
  intro: prose,
  example: plainText(4, 24, 'Says that the stories are invented.'),
  question: plainText(6, 44, 'Which trade it is.'),
  trades: z
    .array(entity({ href: publicPath }))
    .min(2)
    .max(8)
    .describe('The pages whose stories can be played, the first one at first. Each costs the page 0.2 KB.'),
  controls: plainText(4, 40, 'Names the buttons, for people who hear the page.'),
  play: label,
  again: label,
  read: label,
  pause: label,
  more: template(4, 40, ['trade'], 'Leads to the page of the trade.'),
  book: entity({ text: label, href: publicPath }).describe('The button below the story.'),
}).describe('Stories of several trades, played one at a time.');
export type Ring = z.infer<typeof ringSchema>;

/** The industries menu and the hubs say who is in it. */
export const audienceIndexSchema = entity({ title, intro: prose }).describe('For whom it is.');
export type AudienceIndex = z.infer<typeof audienceIndexSchema>;

/** What is said for a while, such as an offer. */
export const noticeSchema = entity({
  text: eyebrow.describe('A few words in the place of the first line of the home page.'),
  href: publicPath.describe('The page that says more.'),
  until: z.iso.date({ error: 'a date such as 2024-09-17' }).describe('The last day on which it is shown.'),
}).describe('A notice for a while, such as an offer.');
export type Notice = z.infer<typeof noticeSchema>;

/** What the landing page says. */
export const homeSchema = entity({
  path: pagePath,
  seo: seoSchema,
  notice: noticeSchema.optional(),
  hero: heroSchema,
  ring: ringSchema,
  platform: platformSchema,
  services: linkCardsSchema,
  audiences: audienceIndexSchema,
  whyChoose: whyChooseSchema,
  features: featureListSchema,
  walkthrough: walkthroughSchema,
  stats: statsSchema,
  closing: closingSchema,
});
