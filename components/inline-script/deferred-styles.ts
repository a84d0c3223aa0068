import { isPrerendered, whenParsed } from './moments';

/** The delay after the page has loaded, in which nothing should compete with its first paint. */
const delayMs = 300;

let loaded = false;

function load(): void {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles;
  if (loaded || !href) return;
  loaded = true;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/**
 * Loads the styles of open menus and of print: after the page, or at the first sign that somebody uses it. A prerendered
 * page loads them at once, because styles that arrive while it is being shown would delay its first paint.
 */
export function loadDeferredStyles(): void {
  if (isPrerendered()) whenParsed(load);
  else addEventListener('load', () => setTimeout(load, delayMs));
  for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, load, { once: true });
}
