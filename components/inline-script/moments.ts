/** Calls `run` once the page has been parsed. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
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

/**
 * Whether the page may be shown further down than at its top: at a fragment, at words (`#:~:text=`, which only this entry has), or
 * where a visitor comes back to it.
 */
export function beginsFurtherDown(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate' || visit.name.includes('#');
}
