/** @jest-environment node */
import { pictureFonts } from '@/components/pictures/picture-font';
import { pages } from '@/lib/content/pages';
import { missingCharacters } from '../../../site/font-characters';

/** What pages say. No picture shows the name of a customer. */
const shown = JSON.stringify(pages, (field, value: unknown) => (field === 'quoteOf' ? undefined : value));

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
