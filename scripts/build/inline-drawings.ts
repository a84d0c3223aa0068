import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { BuildError } from '../../lib/build-error';
import type { Page } from './pages';

const step = 'Drawings';

/** Larger drawings cost less as a separate request than inside the page. */
const maxBytes = 1_100;

/** Markup that would have a different meaning inside a page. */
const contextDependent = /<(?:style|script)|\s(?:id|style|class)=/;

function readDrawing(address: string, { file }: Page, folder: string): string {
  const path = join(folder, address);
  if (!existsSync(path)) throw new BuildError(`${step}: looked for ${address}, used in ${file}, found none`);
  return readFileSync(path, 'utf8').trim();
}

/**
 * Replaces an image with its drawing. Keeps the class, the size and the accessible name, or hides it if `alt` is empty.
 */
function replaceWithDrawing(image: HTMLElement, source: string, file: string): void {
  const drawing = parse(source).querySelector('svg');
  if (!drawing)
    throw new BuildError(`${step}: looked for <svg> in ${image.getAttribute('src')}, used in ${file}, found none`);
  const { xmlns: _xmlns, ...own } = drawing.rawAttributes;
  const { class: className = '', width = '', height = '', alt } = image.rawAttributes;
  const accessibility = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': 'true' };
  // Equivalent to `object-fit: cover`, which the site's images use.
  const attributes = {
    ...own,
    class: className,
    width,
    height,
    ...accessibility,
    preserveAspectRatio: 'xMidYMid slice',
  };
  const serialized = Object.entries(attributes).flatMap(([attribute, value]) =>
    value ? [`${attribute}="${value}"`] : [],
  );
  // Screen readers find the name of a drawing, and not its parts.
  const parts = alt ? `<g aria-hidden="true">${drawing.innerHTML}</g>` : drawing.innerHTML;
  // Parsed as new markup, because node-html-parser does not notice a new class on an existing element.
  image.replaceWith(parse(`<svg ${serialized.join(' ')}>${parts}</svg>`));
}

/**
 * Inlines small SVG files as elements. Each request before the largest paint would delay it by a round trip. Photos are not
 * inlined, and browsers ask for the site's icon after the page.
 *
 * @param folder the export
 * @throws {BuildError} if a file is missing
 */
export function inlineDrawings(page: Page, folder: string): void {
  const { document, file } = page;
  for (const image of document.querySelectorAll('img[src^="/"][src$=".svg"]')) {
    const address = image.getAttribute('src') ?? '';
    const source = readDrawing(address, page, folder);
    if (Buffer.byteLength(source) > maxBytes || contextDependent.test(source)) continue;
    replaceWithDrawing(image, source, file);
    document.querySelector(`link[rel="preload"][href="${address}"]`)?.remove();
  }
}
