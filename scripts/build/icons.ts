import { parse, type HTMLElement } from 'node-html-parser';
import { optimize, type Config } from 'svgo';
import type { Page } from './pages';

/** Decimals of the coordinates. Icons are 24 units wide, so the error is below a tenth of a pixel. */
const decimals = 1;

const config: Config = {
  floatPrecision: decimals,
  plugins: [
    { name: 'preset-default', params: { overrides: { removeUnknownsAndDefaults: false, removeHiddenElems: false } } },
    'convertShapeToPath',
    // An icon's strokes have a single opaque color, so merging them does not change overlaps.
    { name: 'mergePaths', params: { force: true } },
  ],
};

/** Most icons are used on many pages. */
const cache = new Map<string, string>();

function minify(drawing: string): string {
  const cached = cache.get(drawing);
  if (cached !== undefined) return cached;
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`, config);
  const minified = parse(data).querySelector('svg')?.innerHTML ?? drawing;
  cache.set(drawing, minified);
  return minified;
}

/**
 * Minifies the icons of a page, usually to a single path. Icons in islands must match React's markup, so they are not
 * changed.
 */
export function minifyIcons({ document }: Page): void {
  for (const icon of document.querySelectorAll('svg[viewBox="0 0 24 24"]')) {
    if (!icon.closest('[data-island]')) icon.set_content(minify(icon.innerHTML));
  }
}

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
