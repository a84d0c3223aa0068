import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { BuildError, expectPlaces } from './build-error';
import type { Page } from './pages';

const step = 'Drawings';

/** Bytes of the largest drawing that costs less inside the page than as a request of its own. */
const maxBytes = 1_000;

/** What would mean something else inside a page than in a file of its own. */
const ownMeaning = /<(?:style|script)|\s(?:id|style|class)=/;

function drawingAt(address: string, { file }: Page, folder: string): string {
  const path = join(folder, address);
  if (!existsSync(path)) throw new BuildError(`${step}: looked for ${address} of ${file} in the export, found none`);
  return readFileSync(path, 'utf8').trim();
}

/** Draws what an image showed: with its class, its size and its name, or hidden from assistive technology like the image. */
function drawInPlace(image: HTMLElement, source: string, file: string): void {
  const drawing = parse(source).querySelector('svg');
  if (!drawing)
    throw new BuildError(`${step}: looked for <svg> in ${image.getAttribute('src')} of ${file}, found none`);
  const { xmlns: _xmlns, ...own } = drawing.rawAttributes;
  const { class: className = '', width = '', height = '', alt } = image.rawAttributes;
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': 'true' };
  // As `object-fit: cover`, which the site's images have.
  const all = { ...own, class: className, width, height, ...naming, preserveAspectRatio: 'xMidYMid slice' };
  const written = Object.entries(all).flatMap(([attribute, value]) => (value ? [`${attribute}="${value}"`] : []));
  // Parsed, because an element that changes takes no note of a class that is new to it.
  image.replaceWith(parse(`<svg ${written.join(' ')}>${drawing.innerHTML}</svg>`));
}

/**
 * Puts small SVG files into the page that shows them: the site's icon as an address that is the drawing itself, pictures as
 * elements. Each request ahead of the largest paint delays it by a round trip. Photos stay files.
 *
 * @param folder the export
 * @throws {BuildError} when a file is missing, or a page does not have exactly one icon
 */
export function inlineDrawings(page: Page, folder: string): void {
  const { document, file } = page;
  for (const image of document.querySelectorAll('img[src^="/"][src$=".svg"]')) {
    const address = image.getAttribute('src') ?? '';
    const source = drawingAt(address, page, folder);
    if (Buffer.byteLength(source) > maxBytes || ownMeaning.test(source)) continue;
    drawInPlace(image, source, file);
    document.querySelector(`link[rel="preload"][href="${address}"]`)?.remove();
  }
  const icons = document.querySelectorAll('link[rel="icon"]');
  expectPlaces(step, file, 'icons', icons.length, 1);
  for (const icon of icons) {
    const source = drawingAt(icon.getAttribute('href') ?? '', page, folder);
    // With no more escapes than an address in an attribute needs.
    icon.setAttribute('href', `data:image/svg+xml,${source.replace(/[<>"#%]/g, encodeURIComponent)}`);
  }
}
