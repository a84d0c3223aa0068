/** Milliseconds after which the first paint is no longer waited for: a tab in the background paints nothing. */
const latestPaintMs = 1_500;

/** Runs once the page's elements are there. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

/** Runs once the page has been painted with all its elements. */
export function afterFirstPaint(run: () => void): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    run();
  };
  whenParsed(() => {
    // What an animation frame draws is on the screen when the next task begins.
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, latestPaintMs);
  });
}

/** Runs once somebody sees the page: a browser may load it ahead of a click that never comes. */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering) addEventListener('prerenderingchange', run, { once: true });
  else run();
}
