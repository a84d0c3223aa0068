import { z } from 'zod';
import { entity, uniqueBy } from './entity';
import { plainText, publicPath } from './fields';

/** A marketing figure. The provider says it; nobody has verified it; every page that shows it says so. */
export const claimSchema = entity({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
  figure: z
    .string()
    .regex(/^[+-]?\$?\d[\dK.,]*(?:–\d+)?\+?$/, 'a figure such as 47, +28, 15–20 or $12K, without its unit')
    .describe('The figure itself. A range takes an en dash.'),
  qualifier: z.enum(['under', 'up to']).optional().describe('What limits the figure, where the provider says so.'),
  unit: z.enum(['%', 'hours', 'seconds', '']).describe('What the figure counts; empty when the figure carries it.'),
  label: plainText(6, 64, 'What the figure is about: no more than its source says.'),
  subject: plainText(3, 80, 'Whom or what the figure is about. Two claims with one subject must not contradict.'),
  source: plainText(6, 120, 'The exact words in which the provider states the figure.'),
  pages: z.array(publicPath).min(1).describe('Every page that shows the figure.'),
});
export type Claim = z.infer<typeof claimSchema>;

export const claimsSchema = uniqueBy('id', z.array(claimSchema).min(1));
