/** @jest-environment node */
import { pictureFonts } from '@/components/pictures/picture-font';
import { pages } from '@/lib/content/pages';
import { missingCharacters } from '../../../site/font-characters';

/** What the pictures show of pages. */
const shown = JSON.stringify(
  pages.map(({ seo, ...page }) => [seo.title, Reflect.get(page, 'title'), Object(Reflect.get(page, 'hero')).title]),
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
