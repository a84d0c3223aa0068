import { writeHashedFile, type Page } from './pages';

const opening = '@layer deferred{';

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
 * Takes the deferred styles (`@layer deferred` in the `*.deferred.css` beside components) out of a style sheet: open menus,
 * preferences, print, and pages without JavaScript. They are not needed for the first paint, so they are not inlined in every
 * page.
 */
export function splitDeferredStyles(css: string): { rest: string; deferred: string } {
  let rest = '';
  let deferred = '';
  let end = 0;
  for (let start = css.indexOf(opening); start >= 0; start = css.indexOf(opening, end)) {
    rest += css.slice(end, start);
    end = endOfBlock(css, start + opening.length);
    deferred += css.slice(start, end);
  }
  return { rest: rest + css.slice(end), deferred };
}

/** Writes the deferred styles of all pages to one file, and returns its address. */
export const writeDeferredStyles = (css: string, folder: string) => writeHashedFile(folder, 'deferred.css', css);

/**
 * Links to the deferred styles where there are no scripts. Otherwise the inline script loads them after the page
 * (components/inline-script/deferred-styles.ts): any request before the largest paint would delay it.
 */
export function linkDeferredStyles({ head }: Page, address: string): void {
  head.insertAdjacentHTML('beforeend', `<noscript data-styles><link rel="stylesheet" href="${address}"/></noscript>`);
}
