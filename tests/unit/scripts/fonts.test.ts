/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addExtendedFonts, subsetExtendedFonts } from '@/scripts/build/extended-fonts';
import { faces } from '@/scripts/build/fonts';
import { isInTypefaces } from '@/scripts/check/words';
import { missingCharacters } from '../../site/font-characters';
import { smallPage } from './small-page';

const fileOf = (name: string, range = 'latin') =>
  `node_modules/@fontsource-variable/${name}/files/${name}-${range}-wght-normal.woff2`;
const text = '/_next/static/media/figtree.abc.woff2';
const headings = '/_next/static/media/bricolage_grotesque.abc.woff2';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  mkdirSync(join(folder, '_next/static/media'), { recursive: true });
  copyFileSync(fileOf('figtree'), join(folder, text));
  copyFileSync(fileOf('bricolage-grotesque'), join(folder, headings));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('letters of extended Latin come in a font of their own, on the pages that have them', async () => {
  const head = `<style>@font-face{font-family:figtree;src:url(/figtree-1.woff2)}</style>`;
  const pages = ['Señor Łuksza', 'Señor Garcia, € 5'].map((words) => smallPage({ head, body: `<p>${words}</p>` }));
  const extended = await subsetExtendedFonts(pages, folder);
  for (const page of pages) addExtendedFonts(page, new Map([[text, '/figtree-1.woff2']]), extended);
  const added = extended[0]?.address ?? '';
  expect(pages[0]?.head.innerHTML).toContain(`url(${added});unicode-range:U+141}`);
  expect(pages[0]?.head.innerHTML).toContain(`<link rel="preload" href="${added}"`);
  expect(pages[1]?.head.innerHTML).toBe(head);
  expect(await missingCharacters(readFileSync(join(folder, added)), 'Ł')).toEqual([]);
});

it('the content check knows the characters that the typefaces have', async () => {
  const known = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).filter(isInTypefaces);
  for (const face of faces) {
    const missing = await missingCharacters(readFileSync(fileOf(face.package)), known);
    expect(await missingCharacters(readFileSync(fileOf(face.package, 'latin-ext')), missing)).toEqual([]);
  }
  expect([...'ñ€łčŻß’“”–…'].filter((character) => !isInTypefaces(character))).toEqual([]);
  expect([...'жα🚀→\u200b'].filter(isInTypefaces)).toEqual([]);
});
