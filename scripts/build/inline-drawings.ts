import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from './build-error';
import type { Page } from './pages';

/** Bytes of the largest drawing that costs less inside the page than as a request of its own. */
const maxBytes = 1_000;

/** With no more escapes than an address in an attribute needs. */
function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/[<>"#%]/g, encodeURIComponent)}`;
}

/** What may show a drawing, and the attribute that names it. */
const places = [
  ['img', 'src'],
  ['link[rel="icon"]', 'href'],
] as const;

/**
 * Puts small SVG files, the site's icon among them, into the page that shows them: each request ahead of the largest paint
 * delays it by a round trip. Photos stay files.
 *
 * @param folder the export
 * @throws {BuildError} when a file is missing
 */
export function inlineDrawings({ document, file }: Page, folder: string): void {
  for (const [selector, attribute] of places) {
    for (const element of document.querySelectorAll(`${selector}[${attribute}^="/"][${attribute}$=".svg"]`)) {
      const address = element.getAttribute(attribute) ?? '';
      const path = join(folder, address);
      if (!existsSync(path))
        throw new BuildError(`Drawings: looked for ${address} of ${file} in the export, found none`);
      const svg = readFileSync(path, 'utf8');
      if (Buffer.byteLength(svg) > maxBytes) continue;
      element.setAttribute(attribute, dataAddress(svg));
      document.querySelector(`link[rel="preload"][href="${address}"]`)?.remove();
    }
  }
}
