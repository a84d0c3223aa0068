import { z } from 'zod';
import { pagePath } from './app-paths';
import { entity, plainText } from './fields';

export const seoSchema = entity({
  title: plainText(10, 60, 'What the browser tab and the search result show. The brand is added where it fits.'),
  description: plainText(70, 160, 'The two lines under a search result: what the page says, for whom.'),
  priority: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('In the sitemap. Without it 0.8 for what leads a menu, 0.7 for others (scripts/build/sitemap.ts).'),
}).describe('What the browser tab and search engines show.');
export type Seo = z.infer<typeof seoSchema>;

/** What every page begins with. */
export const page = { path: pagePath, seo: seoSchema };
