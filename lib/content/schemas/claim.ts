import { z } from 'zod';
import { entity, uniqueBy, plainText, pagePath } from './fields';

/** A marketing figure. The provider says it; nobody has verified it; every page that shows it says so. */
export const claimSchema = entity({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
    .describe('A name in small letters, which pages use.'),
  figure: z
    .string()
    .regex(
      /^[+−]?\$?(?:\d{1,3}(?:,\d{3})+|\d{1,3})(?:\.\d{1,2})?K?(?:–\d{1,3}|\+)?$/,
      'a figure such as 47, +28, −65, 15–20 or $12K, without its unit',
    )
    .refine((value) => {
      const [from, to] = value.split('–');
      return to === undefined || Number.parseFloat(from ?? '') < Number(to);
    }, 'a range that begins with its smaller number')
    .describe('The figure itself. A range takes an en dash.'),
  qualifier: z.enum(['under', 'up to']).optional().describe('What limits the figure, where the provider says so.'),
  unit: z.enum(['%', 'hours', 'seconds', '']).describe('What the figure counts; empty when the figure carries it.'),
  label: plainText(6, 64, 'What the figure is about: no more than its source says.'),
  subject: plainText(3, 80, 'Whom or what the figure is about. Two claims with one subject must not contradict.'),
  source: plainText(6, 120, 'The exact words in which the provider states the figure.'),
  pages: z
    .array(pagePath)
    .min(1)
    .refine((paths) => new Set(paths).size === paths.length, 'each page once')
    .describe('Every page that shows the figure.'),
}).superRefine(({ figure, qualifier, unit, source }, context) => {
  const fail = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const stated = source.replaceAll(/(\d)-(\d)/g, '$1–$2');
  const after = stated.split(figure.replace('$', '').replace('−', '-'))[1]?.trimStart() ?? '';
  const statedUnit = ['%', 'hours', 'seconds'].find((name) => after.startsWith(name));
  if (statedUnit && unit !== statedUnit) fail('unit', `${statedUnit}, as the source says`);
  const limit = ['under', 'up to'].find((words) => stated.includes(`${words} ${figure}`));
  if (limit && qualifier !== limit) fail('qualifier', `${limit}, as the source says`);
});
export type Claim = z.infer<typeof claimSchema>;

export const claimsSchema = uniqueBy('id', z.array(claimSchema).min(1));
