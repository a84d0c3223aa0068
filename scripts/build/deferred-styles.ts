import { parse } from 'node-html-parser';
import { expectCount } from '../../lib/build-error';
import type { Page } from './pages';

const step = 'Deferred styles';
const layer = /@layer deferred ?\{/g;

/** The end of the block whose content starts at `start`. */
function endOfBlock(css: string, start: number): number {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < css.length) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    end += 1;
  }
  return end;
}

/**
 * Takes the deferred styles (`layer(deferred)` in app/globals.css) out of the style sheet: open menus, preferences,
 * print, and pages without JavaScript. They are not needed for the first paint, so they are not inlined in every page.
 *
 * @returns the style sheet without them, and theirs
 */
export function splitDeferredStyles(css: string): { rest: string; deferred: string } {
  const found = [...css.matchAll(layer)];
  expectCount(step, 'the style sheet', '@layer deferred', found.length, 1);
  const [{ 0: opening, index: start } = { 0: '', index: 0 }] = found;
  const end = endOfBlock(css, start + opening.length);
  return { rest: css.slice(0, start) + css.slice(end), deferred: css.slice(start, end) };
}

/**
 * Links to the deferred styles where there are no scripts. Otherwise the inline script loads them after the page
 * (components/inline-script/deferred-styles.ts): any request before the largest paint would delay it.
 */
export function linkDeferredStyles({ head }: Page, address: string): void {
  const link = `<link rel="stylesheet" href="${address}"/>`;
  head.appendChild(parse(`<noscript data-styles="${address}">${link}</noscript>`));
}
