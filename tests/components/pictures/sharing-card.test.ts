/** @jest-environment node */
import { copyWidth, headlineLines, textWidth } from '@/components/pictures/headline-lines';
import { pictureFonts } from '@/components/pictures/picture-font';
import { sharingCards } from '@/components/pictures/sharing-card';
import { pages } from '@/lib/content/pages';
import { missingCharacters } from '../../site/font-characters';

const cards = [...sharingCards];
const text = JSON.stringify(cards);

it('every page has a card with a drawing, and none announces a page that is still to come', () => {
  expect(cards.map(([path]) => path)).toEqual(pages.map(({ path }) => path));
  expect(cards.filter(([, { main }]) => main.length <= 1)).toEqual([]);
  expect(text).not.toMatch(/coming soon/i);
});

it('every headline fits beside the drawing, with all of its words', () => {
  for (const [path, { headline }] of cards) {
    const { size, lines } = headlineLines(headline);
    const texts = lines.map((pieces) => pieces.map((piece) => piece.text).join(''));
    const marked = lines.flatMap((pieces) => pieces.filter((piece) => piece.marked).map((piece) => piece.text));
    expect([path, texts.join(' '), marked.join(' ')]).toEqual([path, headline.text, headline.marker]);
    expect(texts.length).toBeLessThanOrEqual(3);
    for (const line of texts) expect(textWidth(line, size)).toBeLessThanOrEqual(copyWidth);
  }
});

it.each([
  ['display', text],
  ['body', text],
  ['strong', text],
  ['display', 'Łódź'],
] as const)('the typeface %s has all characters of %s', async (face, characters) => {
  const files = await pictureFonts(face, characters);
  const missing = await Promise.all(files.map(({ data }) => missingCharacters(data, characters)));
  // A character is in the file for Latin or in the one for extended Latin.
  expect(missing.reduce((all, some) => all.filter((one) => some.includes(one)))).toEqual([]);
});
