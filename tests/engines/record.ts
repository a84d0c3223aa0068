/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */

/**
 * Runs in a page before its own scripts. Records what went wrong, for `window.recorded.errors`, and how far the page
 * moves while it loads, for `window.recorded.shift`.
 *
 * Only Chromium measures layout shifts itself. The score here is the standard's: the part of the window that the moved
 * elements cover before or after, times the distance. Elements inside each other count twice, so it is never lower.
 *
 * @param hidesText the engine hides the text while it waits for a typeface: what moves then is not seen
 */
export function record(hidesText = false): void {
  const recorded = { errors: [] as string[], shift: 0 };
  Object.assign(window, { recorded });
  const note = (text: unknown) => recorded.errors.push(String(text));

  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) note(event.message);
      else if (target instanceof Element) note(`not loaded: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    note(`policy: ${violatedDirective} ${blockedURI}`);
  });
  const { error } = console;
  console.error = (...values: unknown[]) => {
    note(values.map(String).join(' '));
    error(...values);
  };

  const shown = 'header a, header button, main :is(h1, h2, h3, p, a, img, [role="img"], iframe)';
  let last = new Map<Element, DOMRect>();
  function measure(): void {
    let area = 0;
    let distance = 0;
    const current = new Map<Element, DOMRect>();
    const seen = hidesText && document.fonts.status === 'loading' ? [] : document.querySelectorAll(shown);
    for (const element of seen) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || box.top > innerHeight || box.bottom < 0) continue;
      current.set(element, box);
      const before = last.get(element);
      const moved = before ? Math.max(Math.abs(box.left - before.left), Math.abs(box.top - before.top)) : 0;
      // Less is not a shift.
      if (!before || moved < 3) continue;
      distance = Math.max(distance, moved);
      const width = Math.max(box.right, before.right) - Math.min(box.left, before.left);
      const top = Math.max(0, Math.min(box.top, before.top));
      area += width * Math.max(0, Math.min(innerHeight, Math.max(box.bottom, before.bottom)) - top);
    }
    last = current;
    const part = Math.min(1, area / (innerWidth * innerHeight));
    recorded.shift += (part * distance) / Math.max(innerWidth, innerHeight);
    requestAnimationFrame(measure);
  }
  // Nothing has been shown before the first painted frame.
  requestAnimationFrame(() => requestAnimationFrame(measure));
}
