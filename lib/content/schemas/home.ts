import { z } from 'zod';
import { cardTitle, eyebrow, point, prose, pagePath, publicPath, seoSchema, title } from './fields';
import { entity } from './entity';
import { callSchema, pipelineSchema, workflowSchema } from './scenes';
import { closingSchema, statsSchema, heroSchema, linkCardsSchema, whyChooseSchema } from './sections';

const platformCard = { title: cardTitle, text: prose };

export const platformSchema = entity({
  title,
  intro: prose,
  voice: entity({ ...platformCard, scene: callSchema }).describe('The card about calls.'),
  customers: entity({ ...platformCard, scene: pipelineSchema }).describe('The card about the customer record.'),
  automation: entity({ ...platformCard, scene: workflowSchema }).describe('The card about follow-ups.'),
  ready: entity(platformCard).describe('The card about the start.'),
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

export const walkthroughSchema = entity({ title, text: prose, videoText: point, scene: pipelineSchema }).describe(
  'The video.',
);
export type Walkthrough = z.infer<typeof walkthroughSchema>;

/** The industries menu and the hubs say who is in it. */
export const audienceIndexSchema = entity({ title, intro: prose }).describe('For whom it is.');
export type AudienceIndex = z.infer<typeof audienceIndexSchema>;

/** What is said for a while, such as an offer. */
export const noticeSchema = entity({
  text: eyebrow.describe('A few words in the place of the first line of the home page.'),
  href: publicPath.describe('The page that says more.'),
  until: z.iso.date({ error: 'a date such as 2024-09-17' }).describe('The last day on which a build shows it.'),
}).describe('A notice for a while, such as an offer.');
export type Notice = z.infer<typeof noticeSchema>;

/** What the landing page says. */
export const homeSchema = entity({
  path: pagePath,
  seo: seoSchema,
  notice: noticeSchema.optional(),
  hero: heroSchema,
  platform: platformSchema,
  services: linkCardsSchema,
  audiences: audienceIndexSchema,
  whyChoose: whyChooseSchema,
  features: featureListSchema,
  walkthrough: walkthroughSchema,
  stats: statsSchema,
  closing: closingSchema,
});
