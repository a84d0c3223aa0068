import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, expectCount } from './build-error';
import type { Page } from './pages';

const step = 'Drawings';

/** Larger drawings cost less as a separate request than inside the page. */
const maxBytes = 1_500;

function readDrawing(address: string, { file }: Page, folder: string): string {
  const path = join(folder, address);
  if (!existsSync(path)) throw new BuildError(`${step}: looked for ${address}, used in ${file}, found none`);
  const source = readFileSync(path, 'utf8').trim();
  if (!source.includes('<svg'))
    throw new BuildError(`${step}: looked for <svg> in ${address}, used in ${file}, found none`);
  return source;
}

/** Escapes only what a data URL in an attribute requires. Escaped quotes and brackets would triple its compressed size. */
function dataUrl(source: string): string {
  return `data:image/svg+xml,${source.replaceAll('"', "'").replace(/[#%]/g, encodeURIComponent)}`;
}

/**
 * Inlines small SVG files, the site's icon and pictures, as data URLs. Each request before the largest paint would delay
 * it by a round trip. They stay images: screen readers find their name and not their parts. Photos are not inlined.
 *
 * @param folder the export
 * @throws {BuildError} if a file is missing or no drawing, or a page does not have exactly one icon
 */
export function inlineDrawings(page: Page, folder: string): void {
  const { document, file } = page;
  for (const image of document.querySelectorAll('img[src^="/"][src$=".svg"]')) {
    const address = image.getAttribute('src') ?? '';
    const source = readDrawing(address, page, folder);
    if (Buffer.byteLength(source) > maxBytes) continue;
    image.setAttribute('src', dataUrl(source));
    // It has arrived with the page.
    for (const attribute of ['loading', 'decoding', 'fetchPriority']) image.removeAttribute(attribute);
    document.querySelector(`link[rel="preload"][href="${address}"]`)?.remove();
  }
  const icons = document.querySelectorAll('link[rel="icon"]');
  expectCount(step, file, 'icons', icons.length, 1);
  for (const icon of icons) {
    icon.setAttribute('href', dataUrl(readDrawing(icon.getAttribute('href') ?? '', page, folder)));
  }
}
