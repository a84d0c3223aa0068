import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import subsetFont from 'subset-font';
import { contract } from '../../deploy/contract';
import { BuildError } from '../../lib/build-error';
import { typefaces, type Typeface } from '../../lib/typefaces';
import type { Without } from './optimizers';
import { writeFile, writeHashedFile, type Page } from './pages';

const step = 'Fonts';

/** Adds the characters of an element's text. The site does not use `text-transform`. */
function addCharacters(element: HTMLElement, into: Set<string>): void {
  for (const character of element.textContent) into.add(character);
}

/** The characters of a page that are shown in a typeface. */
export function charactersOf({ body }: Page, { selector }: Typeface): Set<string> {
  const characters = new Set<string>();
  for (const element of body.querySelectorAll(selector)) addCharacters(element, characters);
  if (selector === 'body') addCharacters(body, characters);
  return characters;
}

/** The subset fonts' addresses, by the address of Next's file. */
export type SubsetFonts = Map<string, string>;

/**
 * Subsets the typefaces to the characters and weights that the pages use.
 *
 * Without subsets a file of another typeface stays as it is.
 *
 * @param files the addresses of the font files in the style sheet
 * @param exported Next's export
 */
export async function subsetFonts(
  pages: readonly Page[],
  files: Iterable<string>,
  exported: string,
  folder: string,
  without: Without,
): Promise<SubsetFonts> {
  const all = Object.values(typefaces);
  const subsets: SubsetFonts = new Map();
  for (const address of files) {
    const face = all.find((typeface) => basename(address).startsWith(typeface.package.replaceAll('-', '_')));
    if (!face && without.has('subset typefaces')) continue;
    if (!face) throw new BuildError(`${step}: unknown font file ${address}; add its typeface to lib/typefaces.ts`);
    const characters = new Set(pages.flatMap((page) => [...charactersOf(page, face)]));
    const whole = readFileSync(join(exported, address));
    const text = [...characters].toSorted().join('');
    const font = without.has('subset typefaces')
      ? whole
      : await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: face.weight } });
    subsets.set(address, writeHashedFile(folder, `media/${face.package}.woff2`, font));
    // Whoever passes a typeface on has to pass its license on.
    const license = readFileSync(`node_modules/@fontsource-variable/${face.package}/LICENSE`);
    writeFile(join(folder, `${contract.caching.hashedFolder}media/${face.package}.LEGAL.txt`), license);
  }
  if (subsets.size !== all.length && !without.has('subset typefaces')) {
    throw new BuildError(`${step}: the style sheet uses ${subsets.size} font files, expected ${all.length}`);
  }
  return subsets;
}

/**
 * Preloads the subset fonts, so that they arrive with the first paint or soon after it.
 */
export function preloadFonts({ document, head }: Page, fonts: SubsetFonts): void {
  for (const link of document.querySelectorAll('link[rel="preload"][as="font"]')) link.remove();
  for (const address of fonts.values()) {
    const link = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin/>`;
    head.insertAdjacentHTML('beforeend', link);
  }
}
