import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { BuildError } from '../../lib/build-error';
import { typefaceFile, typefaces, type Typeface } from '../../lib/typefaces';
import { charactersOf, type SubsetFonts } from './fonts';
import { writeHashedFile, type Page } from './pages';

const step = 'Extended fonts';

/** What the package's files for extended Latin have and those for Latin do not: `ł` and `č`, but not `ñ` and `€`. */
const isExtended = (character: string) =>
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20b9]/.test(character);

type ExtendedFont = { face: Typeface; address: string; characters: ReadonlySet<string> };

const extendedOf = (page: Page, face: Typeface) => [...charactersOf(page, face)].filter(isExtended);

/**
 * Subsets the typefaces' files for extended Latin to the characters that the pages use.
 *
 * @returns a font for each typeface that needs one; usually none
 */
export async function subsetExtendedFonts(pages: readonly Page[], folder: string): Promise<ExtendedFont[]> {
  const fonts = Object.values(typefaces).map(async (face) => {
    const characters = new Set(pages.flatMap((page) => extendedOf(page, face)));
    if (characters.size === 0) return [];
    const font = await subsetFont(readFileSync(typefaceFile(face, 'latin-ext')), [...characters].toSorted().join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: face.weight },
    });
    const address = writeHashedFile(folder, `media/${face.package}-extended.woff2`, font);
    return [{ face, address, characters }];
  });
  return (await Promise.all(fonts)).flat();
}

const codeOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

/**
 * Adds the extended fonts to a page whose text needs them, beside the ones that it has. Other pages stay as they are.
 *
 * @param fonts the addresses of the fonts that all pages have
 * @throws {BuildError} if the page's styles do not have the typeface
 */
export function addExtendedFonts(page: Page, fonts: SubsetFonts, extended: readonly ExtendedFont[]): void {
  for (const { face, address, characters } of extended) {
    if (extendedOf(page, face).length === 0) continue;
    // Without the slash, because styles have relative addresses.
    const main = [...fonts.values()].find((font) => font.includes(`/${face.package}-`))?.slice(1);
    const style = page.head.querySelectorAll('style').find(({ rawText }) => main && rawText.includes(main));
    const [rule] = style?.rawText.match(new RegExp(`@font-face\\{[^}]*${main}[^}]*\\}`)) ?? [];
    if (!main || !style || !rule) throw new BuildError(`${step}: ${page.file} has no styles with ${face.package}`);
    const range = [...characters].map(codeOf).join();
    const added = rule.replace(main, address.slice(1)).replace(/\}$/, `;unicode-range:${range}}`);
    style.textContent = style.rawText.replace(rule, rule + added);
    const link = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin/>`;
    page.head.insertAdjacentHTML('beforeend', link);
  }
}
