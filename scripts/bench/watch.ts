/* What runs in a page to time it. These functions use nothing but their arguments and what browsers have (in-page.ts). */

export type Expected =
  /** More links of the header can be seen than before. */
  | 'menu'
  /** The first entry of the carousel stands elsewhere. */
  | 'carousel';

/**
 * Milliseconds from the next pointer event of a kind to the frame that shows what is expected.
 *
 * It looks in every animation frame. What it sees there is painted at the end of that frame; it lets the next frame begin
 * and a task of its own run, so the time is an upper bound of when the picture was there.
 *
 * @param limit milliseconds after which it gives null
 */
export function timeToPaint(
  event: 'pointerover' | 'pointerdown',
  expected: Expected,
  limit: number,
): Promise<number | null> {
  const seen = { visibilityProperty: true, opacityProperty: true };
  const visibleLinks = () => [...document.querySelectorAll('header a')].filter((a) => a.checkVisibility(seen)).length;
  const state = () => {
    if (expected === 'menu') return visibleLinks();
    const entry = document.querySelector('[aria-roledescription="carousel"] li');
    return Math.round(entry?.getBoundingClientRect().left ?? 0);
  };
  return new Promise((done) => {
    const before = state();
    const changed = () => (expected === 'menu' ? state() > before : state() !== before);
    const deadline = performance.now() + limit;
    addEventListener(
      event,
      ({ timeStamp }) => {
        const look = () => {
          if (changed()) requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
          else if (performance.now() < deadline) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
    setTimeout(() => done(null), limit);
  });
}

/** How many links of the header can be seen. */
export function visibleHeaderLinks(): number {
  const seen = { visibilityProperty: true, opacityProperty: true };
  return [...document.querySelectorAll('header a')].filter((link) => link.checkVisibility(seen)).length;
}

/** Waits for the first paint of a text or a picture. */
export function firstPaint(): Promise<void> {
  return new Promise((done) => {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true });
  });
}
