import { isPrerendered, whenParsed } from './moments';

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

/** Whether the page may be shown further down than at its top: at a fragment, or where a visitor comes back to it. */
function beginsFurtherDown(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || visit?.type !== 'navigate';
}

/**
 * Loads the styles of what is not on the first screen: after the first paint, or at the first sign that somebody uses the
 * page. A page that is shown further down loads them at once, and so does a prerendered one, because styles that arrive
 * while it is being shown would delay its first paint.
 */
export function loadDeferredStyles(): void {
  if (isPrerendered() || beginsFurtherDown()) load();
  // The task after an animation frame runs after the paint.
  else whenParsed(() => requestAnimationFrame(() => setTimeout(load)));
  for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, load, { once: true });
}
