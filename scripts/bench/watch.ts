/* Functions that run in a page to time it. They must use only their arguments and browser APIs (in-page.ts). */

export type Expected =
  /** More header links are visible than before. */
  | 'menu'
  /** The first card of the carousel has moved. */
  | 'carousel';

/**
 * Measures the milliseconds from the next event of a type to the paint of the expected change.
 *
 * It checks in every animation frame. The change is painted at the end of that frame, and the time is taken in the task
 * after it.
 *
 * @param event `pointerup` for a click, which happens at the same time. The site may stop a click on its way
 * @param timeoutMs the time after which it returns null
 */
export function timeToPaint(
  event: 'pointerover' | 'pointerup',
  expected: Expected,
  timeoutMs: number,
): Promise<number | null> {
  const seen = { visibilityProperty: true, opacityProperty: true };
  const visibleLinks = () => [...document.querySelectorAll('header a')].filter((a) => a.checkVisibility(seen)).length;
  const state = () => {
    if (expected === 'menu') return visibleLinks();
    const entry = document.querySelector('[aria-roledescription="carousel"] li');
    return Math.round(entry?.getBoundingClientRect().left ?? 0);
  };
  return new Promise((resolve) => {
    const before = state();
    const hasChanged = () => (expected === 'menu' ? state() > before : state() !== before);
    const deadline = performance.now() + timeoutMs;
    addEventListener(
      event,
      ({ timeStamp }) => {
        const check = () => {
          if (hasChanged()) setTimeout(() => resolve(performance.now() - timeStamp));
          else if (performance.now() < deadline) requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      },
      { capture: true, once: true },
    );
    setTimeout(() => resolve(null), timeoutMs);
  });
}

/** The number of visible links in the header. */
export function visibleHeaderLinks(): number {
  const seen = { visibilityProperty: true, opacityProperty: true };
  return [...document.querySelectorAll('header a')].filter((link) => link.checkVisibility(seen)).length;
}

/** Waits for the first contentful paint. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
