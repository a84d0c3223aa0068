import type { HTMLElement } from 'node-html-parser';
import type { Page } from './pages';

/** Wide enough to see a drawing, and no wider than a phone. */
const widest = 320;

/** Browsers draw an image without any size in this one. */
const unsized = { width: 300, height: 150 };

function sizeOf(drawing: HTMLElement): { width: number; height: number } {
  const [, , width, height] = drawing.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  if (!width || !height) return unsized;
  const scale = Math.min(1, widest / width);
  // Browsers take the shape from it, also where styles have the width.
  return { width: Number((width * scale).toFixed(3)), height: Number((height * scale).toFixed(3)) };
}

/**
 * Writes its size to every drawing, for where there are no styles: without it, an icon is as wide as the page in printed and
 * saved copies. Styles take no notice of it (`svg[viewBox]` in app/globals.css).
 */
export function sizeDrawings({ document }: Page): void {
  for (const drawing of document.querySelectorAll('svg:not([width])')) {
    for (const [name, value] of Object.entries(sizeOf(drawing))) drawing.setAttribute(name, String(value));
  }
}
