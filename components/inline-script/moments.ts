/** How long to wait for the first paint: a background tab never paints. */
const paintTimeoutMs = 1_500;

/** Calls `run` once the page has been parsed. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

/** Calls `run` once the parsed page has been painted. */
export function afterFirstPaint(run: () => void): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    run();
  };
  whenParsed(() => {
    // The task after an animation frame runs after the paint.
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, paintTimeoutMs);
  });
}

/** What can wait begins after this time even if the page is never idle. */
const idleTimeoutMs = 2_000;

/** Calls `run` once the page has loaded and is idle, at least `delayMs` after its load event. */
export function whenIdle(run: () => void, delayMs = 0): void {
  const begin = () => {
    // Safari does not support requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleTimeoutMs });
    else setTimeout(run, idleTimeoutMs);
  };
  const whenLoaded = () => setTimeout(begin, delayMs);
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
}

/** Only Chromium has it. */
type WithPrerendering = Document & { prerendering?: boolean };

/** Whether the browser loads the page for a click that may never happen. */
export function isPrerendered(): boolean {
  return (document as WithPrerendering).prerendering === true;
}

/** Calls `run` once the page is visible. */
export function whenShown(run: () => void): void {
  if (isPrerendered()) addEventListener('prerenderingchange', run, { once: true });
  else run();
}
