/** @jest-environment node */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildError } from '@/scripts/build/build-error';
import { isInTypefaces } from '@/lib/content/schemas/characters';
import { addExtendedFonts, subsetExtendedFonts } from '@/scripts/build/extended-fonts';
import { faces, subsetFonts, swapFontsInWebKit } from '@/scripts/build/fonts';
import { missingCharacters } from '../site/font-characters';
import { smallPage } from './small-page';

const packages = 'node_modules/@fontsource-variable';
const text = '/_next/static/media/figtree.abc.woff2';
const headings = '/_next/static/media/bricolage_grotesque.abc.woff2';
let folder: string;

/** Subsets the typefaces for pages with the given bodies. */
function subsetFor(...bodies: string[]) {
  copyFileSync(`${packages}/figtree/files/figtree-latin-wght-normal.woff2`, join(folder, text));
  copyFileSync(
    `${packages}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
    join(folder, headings),
  );
  return subsetFonts(
    bodies.map((body) => smallPage({ body })),
    [text, headings],
    folder,
  );
}

const addressFor = async (body: string) => (await subsetFor(body)).get(text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  mkdirSync(join(folder, '_next/static/media'), { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('contains all characters of the pages, including unusual ones', async () => {
  const fonts = await subsetFor('<h1>Los años</h1><p>Jalapeños £5</p>', '<h2>Q&amp;A</h2><p>façade</p>');
  const read = (address: string) => readFileSync(join(folder, String(fonts.get(address))));
  expect(await missingCharacters(read(text), 'Los años Jalapeños £5 Q&A façade')).toEqual([]);
  expect(await missingCharacters(read(headings), 'Los años Q&A')).toEqual([]);
  // It must not contain other characters, to save bytes.
  expect(await missingCharacters(read(headings), 'J£ç')).toEqual(['J', '£', 'ç']);
  expect(await missingCharacters(read(text), 'Zü')).toEqual(['Z', 'ü']);
  expect([text, headings].filter((address) => existsSync(join(folder, address)))).toEqual([]);
});

it('has a different address if its characters differ', async () => {
  const first = await addressFor('<p>a</p>');
  expect(await addressFor('<p>a</p>')).toEqual(first);
  expect(await addressFor('<p>ab</p>')).not.toEqual(first);
});

it.each([
  ['an unknown typeface', ['/_next/static/media/inter.abc.woff2'], /^Fonts: unknown font file .*inter/],
  ['one typeface instead of two', [text], /^Fonts: the style sheet uses 1 font files, expected 2$/],
])('stops the build at %s', async (_name, files, line) => {
  copyFileSync(`${packages}/figtree/files/figtree-latin-wght-normal.woff2`, join(folder, text));
  const stopped = subsetFonts([smallPage({ body: '<p>a</p>' })], files, folder);
  await expect(stopped).rejects.toThrow(BuildError);
  await expect(stopped).rejects.toThrow(line);
});

const styleWith = (address: string) => `<style>@font-face{font-family:figtree;src:url(${address})}</style>`;

describe('letters of extended Latin', () => {
  it('come in a font of their own, on the pages that have them', async () => {
    const fonts = await subsetFor('<p>Señor Łuksza</p>', '<p>Señor Garcia, € 5</p>');
    const address = String(fonts.get(text));
    const pages = ['Señor Łuksza', 'Señor Garcia, € 5'].map((words) =>
      smallPage({ head: styleWith(address), body: `<p>${words}</p>` }),
    );
    const extended = await subsetExtendedFonts(pages, folder);
    expect(extended).toHaveLength(1);
    const [first, second] = pages.map((page) => {
      addExtendedFonts(page, fonts, extended);
      return String(page.head);
    });
    const [{ address: added = '' } = {}] = extended;
    expect(first).toContain(`url(${added});unicode-range:U+141}`);
    expect(first).toContain(`<link rel="preload" href="${added}"`);
    expect(second).toBe(`<head>${styleWith(address)}</head>`);
    expect(await missingCharacters(readFileSync(join(folder, added)), 'Ł')).toEqual([]);
  });

  it('take no file where there are none', async () => {
    expect(await subsetExtendedFonts([smallPage({ body: '<p>Señor</p>' })], folder)).toEqual([]);
  });

  it('are known to the content check, like all others that the typefaces have', async () => {
    const known = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).filter(isInTypefaces);
    for (const face of faces) {
      const files = ['latin', 'latin-ext'].map((range) =>
        readFileSync(`${packages}/${face.package}/files/${face.package}-${range}-wght-normal.woff2`),
      );
      const missing = await Promise.all(files.map((file) => missingCharacters(file, known)));
      expect(missing[0]?.filter((character) => missing[1]?.includes(character))).toEqual([]);
    }
    expect([...'ñ€łčŻß’“”–…'].filter((character) => !isInTypefaces(character))).toEqual([]);
    expect([...'жα🚀→\u200b'].filter(isInTypefaces)).toEqual([]);
  });
});

const face = (address: string) => `@font-face{src:url(${address});font-display:optional;font-weight:400 700}`;

describe('in WebKit', () => {
  const fallback = '@font-face{font-family:fallback;src:local(Arial)}';

  it('swap, and are optional elsewhere', () => {
    const page = smallPage({ head: `<style>p{top:0}${face('a')}${face('b')}${fallback}q{top:0}</style>` });
    swapFontsInWebKit(page);
    const swapping = (face('a') + face('b')).replaceAll('optional', 'swap');
    const rule = `@supports (hanging-punctuation:first){${swapping}}`;
    expect(page.head.querySelector('style')?.rawText).toBe(
      `p{top:0}${face('a')}${face('b')}${rule}${fallback}q{top:0}`,
    );
  });

  it('stop the build if none is optional', () => {
    const page = smallPage({ head: `<style>${fallback}</style>` });
    expect(() => swapFontsInWebKit(page)).toThrow(
      'Fonts: looked for <style> with font-display:optional in out/small.html, found 0, expected 1',
    );
  });
});
