/** @jest-environment node */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFonts } from '@/components/generated-images/picture-font';
import type { SharedPage } from '@/components/generated-images/sharing-picture';
import { pages } from '@/lib/content/pages';
import { subsetFonts, withFontsOf } from '@/scripts/build/fonts';
import { typefaceFile, typefaces, isInTypefaces } from '@/lib/typefaces';
import { missingCharacters } from '../../site/font-characters';
import { smallPage, temporaryFolder } from './fixtures';

const folder = temporaryFolder();

it('a page has the files of a typeface whose characters it shows, and of others what their styles say', async () => {
  const { name, package: face } = typefaces.body;
  const files = { latin: 'U+??', 'latin-ext': 'U+100-2BA', greek: 'U+370-377' };
  const rules = Object.entries(files).map(([part, range]) => {
    const file = `${face}-${part}-wght-normal.woff2`;
    if (part !== 'greek')
      copyFileSync(typefaceFile(typefaces.body, part === 'latin' ? part : 'latin-ext'), join(folder, file));
    return `@font-face{font-family:${name} Variable;src:url(/${file})format("woff2-variations");unicode-range:${range}}`;
  });
  const css = `${rules.join('')}@font-face{font-family:a;src:url(/a.woff2)}`;
  const shownPages = ['Señor Łuksza', 'Señor Garcia, € 5'].map((words) => smallPage({ body: `<p>${words}</p>` }));
  const fonts = await subsetFonts(shownPages, css, folder, folder, false);
  const shown = shownPages.map((page) => withFontsOf(page, css, fonts));
  const rule = (part: string) => `@font-face{font-family:${name} Variable;src:url(/${face}-${part}-wght-normal.woff2)}`;
  const other = '@font-face{font-family:a;src:url(/a.woff2)}';
  expect(shown).toEqual([rule('latin') + rule('latin-ext') + other, rule('latin') + other]);
  const [, extended] = [...fonts.values()];
  expect(await missingCharacters(readFileSync(join(folder, extended?.address ?? '')), 'Ł')).toEqual([]);
});

it('the content check knows the characters that the typefaces have', async () => {
  const known = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).filter(isInTypefaces);
  for (const face of Object.values(typefaces)) {
    const missing = await missingCharacters(readFileSync(typefaceFile(face)), known);
    expect(await missingCharacters(readFileSync(typefaceFile(face, 'latin-ext')), missing)).toEqual([]);
  }
  expect([...'ñ€łčŻß’“”–…'].filter((character) => !isInTypefaces(character))).toEqual([]);
  expect([...'жα🚀→\u200b'].filter(isInTypefaces)).toEqual([]);
});

/** What pictures show of pages. Other texts may have any characters, such as a customer’s name. */
const inPictures = JSON.stringify(
  pages.map(({ seo, title, eyebrow, hero }: SharedPage) => [seo, title, eyebrow, hero?.title, hero?.eyebrow]),
);

it.each([
  ['display', inPictures],
  ['body', inPictures],
  ['display', 'Łódź'],
] as const)('in pictures the typeface %s has all characters of %.40s', async (face, characters) => {
  const files = await pictureFonts(face, characters);
  const missing = await Promise.all(files.map(({ data }) => missingCharacters(data, characters)));
  // A character is in the file for Latin or in the one for extended Latin.
  expect(missing.reduce((all, some) => all.filter((one) => some.includes(one)))).toEqual([]);
});
