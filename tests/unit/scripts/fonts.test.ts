/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addExtendedFonts, subsetExtendedFonts } from '@/scripts/build/extended-fonts';
import { typefaceFile, typefaces } from '@/lib/typefaces';
import { isInTypefaces } from '@/scripts/check/words';
import { missingCharacters } from '../../site/font-characters';
import { smallPage } from './small-page';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('letters of extended Latin come in a font of their own, on the pages that have them', async () => {
  const address = `/${typefaces.body.package}-1.woff2`;
  const head = `<style>@font-face{font-family:body;src:url(${address})}</style>`;
  const pages = ['Señor Łuksza', 'Señor Garcia, € 5'].map((words) => smallPage({ head, body: `<p>${words}</p>` }));
  const extended = await subsetExtendedFonts(pages, folder);
  for (const page of pages) addExtendedFonts(page, new Map([['', address]]), extended);
  const added = extended[0]?.address ?? '';
  expect(pages[0]?.head.innerHTML).toContain(`url(${added});unicode-range:U+141}`);
  expect(pages[0]?.head.innerHTML).toContain(`<link rel="preload" href="${added}"`);
  expect(pages[1]?.head.innerHTML).toBe(head);
  expect(await missingCharacters(readFileSync(join(folder, added)), 'Ł')).toEqual([]);
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
