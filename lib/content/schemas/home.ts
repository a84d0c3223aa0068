import { z } from 'zod';
import { cardTitle, point, prose, pagePath, seoSchema, title } from './fields';
import { entity } from './entity';
import { productTabs } from './product';
import { closingSchema, statsSchema, heroSchema, linkCardsSchema, whyChooseSchema } from './sections';

const platformCard = entity({ title: cardTitle, text: prose });

export const platformSchema = entity({
  title,
  intro: prose,
  tabs: productTabs,
  voice: platformCard,
  customers: platformCard,
  automation: platformCard,
  ready: platformCard,
});
export type Platform = z.infer<typeof platformSchema>;

export const featureListSchema = entity({
  title,
  intro: prose,
  groups: z.array(entity({ title: cardTitle, points: z.array(point).min(3).max(8) })).length(4),
});
export type FeatureList = z.infer<typeof featureListSchema>;

export const walkthroughSchema = entity({ title, text: prose, videoText: point });
export type Walkthrough = z.infer<typeof walkthroughSchema>;

/** The industries menu and the hubs say who is in it. */
export const audienceIndexSchema = entity({ title, intro: prose });
export type AudienceIndex = z.infer<typeof audienceIndexSchema>;

/** What the landing page says. */
export const homeSchema = entity({
  path: pagePath,
  seo: seoSchema,
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
