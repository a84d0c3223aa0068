import { z } from 'zod';
import { plainText, entity, uniqueBy } from './fields';
import { page } from './page';
import { list, slug } from './lists';

/** What blockers hide elements by, between hyphens and underscores: `.ad`, `#social-media`, `.share-buttons`. */
const blockedWord =
  /(?:^|[-_])(?:ads?|adv|adverts?|advertis\w*|banners?|promos?|promotions?|sponsor\w*|pop-?ups?|newsletters?|cookies?|shar(?:e|ing)|socials?)(?![a-z])/i;

/** Whether blockers may hide an element with this class or id, and with it a headline or a button. */
export function isBlockedName(name: string): boolean {
  return blockedWord.test(name);
}

const paragraph = plainText(20, 900, 'One paragraph of legal text. Amounts and periods are allowed here.');

const termsSectionSchema = entity({
  id: slug('The fragment of the permalink. Never changes once published.').refine(
    (id) => !isBlockedName(id),
    'a name without words that ad blockers hide, such as ad, banner, share and social',
  ),
  title: plainText(4, 80, 'The section’s heading without its number.'),
  paragraphs: list(1, 8, 'One text each.', paragraph),
  points: z.array(paragraph).min(2).max(30).optional().describe('A list after the paragraphs.'),
});

export const termsSchema = entity({
  ...page,
  title: plainText(6, 40, 'The page’s headline.'),
  updated: z.iso.date({ error: 'a date such as 2024-09-17' }).describe('The day the terms were last updated.'),
  intro: plainText(60, 400, 'Who agrees to what, before the first section.'),
  sections: uniqueBy('id', z.array(termsSectionSchema).min(1).max(60)).describe('The numbered sections.'),
});
export type Terms = z.infer<typeof termsSchema>;
