/** @jest-environment node */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildError } from '@/scripts/build/build-error';
import { subsetFonts } from '@/scripts/build/fonts';
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
