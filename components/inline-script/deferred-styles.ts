import { isPrerendered, whenParsed } from './moments';

/** The build puts the links into `<noscript>` (scripts/build/deferred-styles.ts), where they are text while there are scripts. */
function load(): void {
  const links = document.querySelector('[data-styles]');
  links?.remove();
  if (links) document.head.insertAdjacentHTML('beforeend', links.textContent ?? '');
}

/** Whether the page may be shown further down than at its top: at a fragment, or where a visitor comes back to it. */
function beginsFurtherDown(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || visit?.type !== 'navigate';
}

/**
 * Loads the styles of what is not on the first screen: after the first paint, or at the first sign that somebody uses the
 * page. A page that is shown further down is laid out whole and loads them at once, and so does a prerendered one, because
 * styles that arrive while it is being shown would delay its first paint.
 */
export function loadDeferredStyles(): void {
  const furtherDown = beginsFurtherDown();
  document.documentElement.toggleAttribute('data-further-down', furtherDown);
  if (isPrerendered() || furtherDown) load();
  // The task after an animation frame runs after the paint.
  else whenParsed(() => requestAnimationFrame(() => setTimeout(load)));
  for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, load, { once: true });
}
