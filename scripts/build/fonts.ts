import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { contract } from '../../deploy/contract';
import { writeFile } from '../../lib/files';
import { typefaces, type Typeface } from '../../lib/typefaces';
import { writeHashedFile, type Page } from './pages';

/** The rule of a font file, and the file. The packages of typefaces have several, each for a range of characters. */
const fontFace = /@font-face ?\{[^}]*?url\(["']?([^"')]+\.woff2)["']?\)[^}]*\}/g;

/** What is served in the place of a font file, and the pages that show its characters. */
type Font = { address: string; pages: ReadonlySet<Page> };

/** By the address of Next's file. */
export type Fonts = ReadonlyMap<string, Font>;

/** Matches a character in the range of a rule: `U+0131,U+2000-206F`, minified to `U+131,U+20??`. */
function rangeOf(rule: string): RegExp {
  const ranges = [...rule.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = '', to = from]) => `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`,
  );
  return new RegExp(`[${ranges.join('') || '^'}]`, 'u');
}

/** What a page shows in a typeface. The site does not use `text-transform`. */
function textIn({ document }: Page, { selector }: Typeface): string {
  return document
    .querySelectorAll(selector)
    .map(({ textContent }) => textContent)
    .join('');
}

/**
 * Subsets the typefaces to the characters and weights that the pages use. A file of another typeface stays as it is.
 *
 * @param css the styles of all pages
 * @param exported Next's export
 * @param plain leaves whole what has to be served
 */
export async function subsetFonts(
  pages: readonly Page[],
  css: string,
  exported: string,
  folder: string,
  plain: boolean,
): Promise<Fonts> {
  const fonts = new Map<string, Font>();
  const faces = Object.values(typefaces);
  const texts = new Map(faces.map((face) => [face, pages.map((page) => [page, textIn(page, face)] as const)]));
  for (const [rule, file = ''] of css.matchAll(fontFace)) {
    const face = faces.find(({ name }) => rule.includes(name));
    if (!face) continue;
    const range = rangeOf(rule);
    const shown = new Map(texts.get(face)?.filter(([, text]) => range.test(text)));
    const font: Font = { address: file, pages: new Set(shown.keys()) };
    fonts.set(file, font);
    if (shown.size === 0) continue;
    const whole = readFileSync(join(exported, file));
    const options = { targetFormat: 'woff2', variationAxes: { wght: face.weight } } as const;
    const content = plain ? whole : await subsetFont(whole, [...shown.values()].join(''), options);
    const [name = ''] = basename(file).split('-wght-', 1);
    font.address = writeHashedFile(folder, `media/${name}.woff2`, content);
    // Whoever passes a typeface on has to pass its license on.
    const license = readFileSync(`node_modules/@fontsource-variable/${face.package}/LICENSE`);
    writeFile(join(folder, `${contract.caching.hashedFolder}media/${face.package}.LEGAL.txt`), license);
  }
  return fonts;
}

/**
 * Takes the files whose characters the page does not show out of its styles. All others are needed, so that their ranges are not,
 * and all supported browsers have the format.
 */
export function withFontsOf(page: Page, css: string, fonts: Fonts): string {
  return css.replace(fontFace, (rule, file: string) => {
    const font = fonts.get(file);
    if (!font) return rule;
    return font.pages.has(page) ? rule.replaceAll(/;?unicode-range:[^;}]*| ?format\([^)]*\)/g, '') : '';
  });
}

/** Preloads the fonts of a page, so that they arrive with the first paint or soon after it. */
export function preloadFonts(page: Page, fonts: Fonts): void {
  for (const { address, pages } of fonts.values()) {
    if (!pages.has(page)) continue;
    const link = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin/>`;
    page.head.insertAdjacentHTML('beforeend', link);
  }
}
