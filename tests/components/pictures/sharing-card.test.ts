/** @jest-environment node */
import { copyWidth, headlineLines, textWidth } from '@/components/pictures/headline-lines';
import { pictureFonts } from '@/components/pictures/picture-font';
import { sharingCards } from '@/components/pictures/sharing-card';
import { pages } from '@/lib/content/pages';
import { missingCharacters } from '../../site/font-characters';

const cards = [...sharingCards];
const text = JSON.stringify(cards);

it('every page has a card with a drawing', () => {
  expect(cards.map(([path]) => path)).toEqual(pages.map(({ path }) => path));
  for (const [path, { main }] of cards) expect([path, main.length > 1]).toEqual([path, true]);
});

it('no card announces a page that is still to come', () => {
  expect(text).not.toMatch(/coming soon/i);
});

it.each(cards)('the headline of %s fits beside the drawing, with all of its words', (_, { headline }) => {
  const { size, lines } = headlineLines(headline);
  expect(lines.length).toBeLessThanOrEqual(3);
  const texts = lines.map((pieces) => pieces.map((piece) => piece.text).join(''));
  expect(texts.join(' ')).toBe(headline.text);
  for (const line of texts) expect(textWidth(line, size)).toBeLessThanOrEqual(copyWidth);
  const marked = lines.flatMap((pieces) => pieces.filter((piece) => piece.marked).map((piece) => piece.text));
  expect(marked.join(' ')).toBe(headline.marker);
});

it.each(['display', 'body', 'strong'] as const)('the typeface %s has all characters of the cards', async (face) => {
  const [latin] = await pictureFonts(face, text);
  if (!latin) throw new Error('the typeface has no file');
  expect(await missingCharacters(latin.data, text)).toEqual([]);
});

it('pictures have the letters of extended Latin', async () => {
  const [, extended] = await pictureFonts('display', 'Łódź');
  if (!extended) throw new Error('the typeface has no file for extended Latin');
  expect(await missingCharacters(extended.data, 'Łź')).toEqual([]);
});
