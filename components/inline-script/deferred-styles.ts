import { beginsFurtherDown, isPrerendered, whenParsed } from './moments';

/** How long after its animation frame the first frame is seen on a slow phone, in milliseconds, and some more. */
const paintMs = 100;

/**
 * Loads the deferred styles after the first frame. Where a page begins further down, that is a frame of what they change, which
 * waits for them as if they were linked in the head. A prerendered page has no frame yet.
 */
export function loadDeferredStyles(): void {
  // Text while there are scripts (scripts/build/styles.ts). The preview has none.
  const link = document.querySelector('[data-styles]')?.textContent;
  if (!link) return;
  if (isPrerendered() || beginsFurtherDown()) document.write(link);
  else
    whenParsed(() =>
      requestAnimationFrame(() => setTimeout(() => document.head.insertAdjacentHTML('beforeend', link), paintMs)),
    );
}
