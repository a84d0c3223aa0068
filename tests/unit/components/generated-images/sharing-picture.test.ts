/** @jest-environment node */
import { pictureFonts } from '@/components/generated-images/picture-font';
import type { SharedPage } from '@/components/generated-images/sharing-picture';
import { pages } from '@/lib/content/pages';
import { missingCharacters } from '../../../site/font-characters';

/** What pictures show of pages. Other texts may have any characters, such as a customer’s name. */
const shown = JSON.stringify(
  pages.map(({ seo, title, eyebrow, hero }: SharedPage) => [seo, title, eyebrow, hero?.title, hero?.eyebrow]),
);

it.each([
  ['display', shown],
  ['body', shown],
  ['display', 'Łódź'],
] as const)('the typeface %s has all characters of %.40s', async (face, characters) => {
  const files = await pictureFonts(face, characters);
  const missing = await Promise.all(files.map(({ data }) => missingCharacters(data, characters)));
  // A character is in the file for Latin or in the one for extended Latin.
  expect(missing.reduce((all, some) => all.filter((one) => some.includes(one)))).toEqual([]);
});
