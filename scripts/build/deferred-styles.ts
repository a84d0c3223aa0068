import { expectCount } from '../../lib/build-error';
import { writeHashedFile, type Page } from './pages';

const step = 'Deferred styles';
const layer = /@layer deferred(?:\.([\w-]+))? ?\{/g;

/** The part of the deferred styles that every page loads. */
export const sharedPart = 'shared';

/** Deferred styles, and the class names of the elements that need them. */
export type DeferredPart = { css: string; classes: ReadonlySet<string> };

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
 * Takes the deferred styles (`@layer deferred` in the `*.deferred.css` beside components) out of the style sheet: open menus,
 * preferences, print, and pages without JavaScript. They are not needed for the first paint, so they are not inlined in every
 * page. `@layer deferred.charts` is a part of its own, which only pages with its class names load.
 *
 * @returns the style sheet without them, and theirs by the name of the part
 */
export function splitDeferredStyles(css: string): { rest: string; deferred: Map<string, string> } {
  const deferred = new Map<string, string>();
  let rest = '';
  let end = 0;
  for (const { 0: opening, 1: part = sharedPart, index } of css.matchAll(layer)) {
    rest += css.slice(end, index);
    end = endOfBlock(css, index + opening.length);
    const block = `@layer deferred{${css.slice(index + opening.length, end)}`;
    deferred.set(part, `${deferred.get(part) ?? ''}${block}`);
  }
  expectCount(step, 'the style sheet', '@layer deferred', deferred.has(sharedPart) ? 1 : 0, 1);
  return { rest: rest + css.slice(end), deferred };
}

/** A file of deferred styles. Every page needs the shared one. */
type DeferredFile = { address: string; css: string; neededBy: ReadonlySet<string> | 'all' };

/**
 * Writes a file for each part.
 *
 * @param added more styles, by their part
 */
export function writeDeferredStyles(
  parts: ReadonlyMap<string, DeferredPart>,
  added: ReadonlyMap<string, string>,
  folder: string,
): DeferredFile[] {
  return [...parts].map(([part, { css, classes }]) => {
    const all = css + (added.get(part) ?? '');
    const name = part === sharedPart ? 'deferred.css' : `deferred-${part}.css`;
    return { address: writeHashedFile(folder, name, all), css: all, neededBy: part === sharedPart ? 'all' : classes };
  });
}

/**
 * Links to the deferred styles that a page needs, where there are no scripts. Otherwise the inline script loads them after the
 * page (components/inline-script/deferred-styles.ts): any request before the largest paint would delay it.
 */
export function linkDeferredStyles({ document, head }: Page, files: readonly DeferredFile[]): void {
  const onPage = new Set(document.querySelectorAll('[class]').flatMap(({ classNames }) => classNames.split(/\s+/)));
  const needed = files.filter(({ neededBy }) => neededBy === 'all' || [...neededBy].some((name) => onPage.has(name)));
  const links = needed.map(({ address }) => `<link rel="stylesheet" href="${address}"/>`);
  head.insertAdjacentHTML('beforeend', `<noscript data-styles>${links.join('')}</noscript>`);
}
