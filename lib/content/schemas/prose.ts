import { z } from 'zod';
import { isShown } from '../characters';
import { entity, hasPage, plainText } from './fields';

/** It may be tomorrow already where the owner is. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const day = z.iso
  .date({ error: 'a day, as in 2026-11-27', abort: true })
  .refine((value) => value <= tomorrow(), 'a day that is not to come, because what is built is published');
const title = plainText(3, 60, 'The headline, and what the browser tab and search results show.').refine(
  (value) => [...value].every(isShown),
  'characters that the typefaces have, because the sharing picture shows them',
);
const description = plainText(50, 160, 'The two lines under a search result and under the headline.');

/** What stands between the two `---` of a page such as /privacy. */
export const proseSchema = entity({ title, description, updated: day.optional() });

/** The page that lists the articles. */
export const articlesSchema = entity({ title, description });

/** What stands between the two `---` of an article. */
export const articleSchema = entity({
  title,
  description,
  date: day,
  updated: day.optional(),
  related: z
    .string()
    .transform((paths) => paths.split(/,\s*/))
    .refine((paths) => paths.every(hasPage), 'paths of pages with a comma between them, as in /pricing, /demo')
    .optional(),
}).refine(({ date, updated = date }) => updated >= date, {
  path: ['updated'],
  error: 'a day that is not before its date',
});
