import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import subsetFont from 'subset-font';
import { contract } from '../../deploy/contract';
import { BuildError, expectPlaces } from './build-error';
import { errorPath } from './error-page';
import type { Page } from './pages';

const step = 'Fonts';

type Face = {
  /** How Next's file name begins. */
  name: string;
  /** The elements that are set in it. */
  selector: string;
  weight: number | { min: number; max: number };
};

const faces: Face[] = [
  { name: 'figtree', selector: 'body', weight: { min: 400, max: 700 } },
  {
    name: 'bricolage_grotesque',
    selector: 'h1, h2, h3, h4, .font-display',
    // Headings and numbers have one weight: without its axis, the file is a third smaller.
    weight: 680,
  },
];

/** The characters of an element's text. Style sheets set no capitals that the text has not. */
function charactersOf(element: HTMLElement, into: Set<string>): void {
  for (const character of element.textContent) into.add(character);
}

/** A cut file for each of Next's, by the address of Next's. */
export type CutFonts = Map<string, string>;

/**
 * Cuts the typefaces down to the characters that the pages show in them and to the weights in use.
 *
 * @param files the addresses of the font files that the style sheets ask for
 */
export async function cutFonts(pages: readonly Page[], files: Iterable<string>, folder: string): Promise<CutFonts> {
  const cut: CutFonts = new Map();
  for (const address of files) {
    const face = faces.find(({ name }) => basename(address).startsWith(name));
    if (!face) throw new BuildError(`${step}: nothing is known of ${address}; name its face in scripts/build/fonts.ts`);
    const characters = new Set<string>();
    for (const { body } of pages) {
      for (const element of body.querySelectorAll(face.selector)) charactersOf(element, characters);
      if (face.selector === 'body') charactersOf(body, characters);
    }
    const original = join(folder, address);
    const font = await subsetFont(readFileSync(original), [...characters].toSorted().join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: face.weight },
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const cutAddress = `${contract.caching.hashedFolder}media/${face.name.replaceAll('_', '-')}-${hash}.woff2`;
    writeFileSync(join(folder, cutAddress), font);
    rmSync(original);
    cut.set(address, cutAddress);
  }
  if (cut.size !== faces.length) {
    throw new BuildError(`${step}: the style sheets ask for ${cut.size} font files, expected ${faces.length}`);
  }
  return cut;
}

/** Lets a page preload the cut files: a face that is late for the first paint is not shown on that page. */
export function preloadFonts({ path, document, head, file }: Page, fonts: CutFonts): void {
  const preloads = document.querySelectorAll('link[rel="preload"][as="font"]');
  // Next preloads none for its not-found page, which the error page is made of.
  expectPlaces(
    step,
    file,
    'preloads of fonts',
    preloads.length,
    path === '/404' || path === errorPath ? 0 : fonts.size,
  );
  for (const link of preloads) link.remove();
  for (const address of fonts.values()) {
    const link = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin/>`;
    head.insertAdjacentHTML('beforeend', link);
  }
}
