/** @jest-environment node */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const pages = ['Señor Łuksza', 'Señor Garcia, € 5'].map((words) => smallPage({ body: `<p>${words}</p>` }));
  const fonts = await subsetFonts(pages, css, folder, folder, false);
  const shown = pages.map((page) => withFontsOf(page, css, fonts));
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
