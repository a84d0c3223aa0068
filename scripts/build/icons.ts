import { parse } from 'node-html-parser';
import { optimize, type Config } from 'svgo';
import type { Page } from './pages';

/** Decimals of a drawing that is 24 units wide: a hundredth of a pixel. */
const decimals = 1;

const config: Config = {
  floatPrecision: decimals,
  plugins: [
    { name: 'preset-default', params: { overrides: { removeUnknownsAndDefaults: false, removeHiddenElems: false } } },
    'convertShapeToPath',
    // The strokes of an icon have one opaque color: where they cross, nothing shows.
    { name: 'mergePaths', params: { force: true } },
  ],
};

/** Most icons are on many pages. */
const known = new Map<string, string>();

function shortened(drawing: string): string {
  const found = known.get(drawing);
  if (found !== undefined) return found;
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`, config);
  const short = parse(data).querySelector('svg')?.innerHTML ?? drawing;
  known.set(drawing, short);
  return short;
}

/**
 * Draws each icon of a page in as few bytes as it takes: mostly one path instead of several shapes. Those of islands stay as
 * React is going to find them.
 */
export function shortenIcons({ document }: Page): void {
  for (const icon of document.querySelectorAll('svg[viewBox="0 0 24 24"]')) {
    if (!icon.closest('[data-island]')) icon.set_content(shortened(icon.innerHTML));
  }
}
