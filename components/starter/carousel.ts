/*
 * The buttons of a carousel until its island has taken over, and for good if it never does. They move it at once, so that
 * the next click starts where the one before has ended.
 */
const buttons = '[data-component="carousel-controls"]:not([data-hydrated]) button';

/** The scroll position one card further, and from either end the other one. */
function positionAfter(row: HTMLElement, step: 1 | -1): number {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  const pitch = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  const last = row.scrollWidth - row.clientWidth;
  const next = row.scrollLeft + step * pitch;
  if (next < -pitch / 2) return last;
  return next > last + pitch / 2 ? 0 : next;
}

/** Has to run ahead of the islands' own listeners: the click is done, and the island must not do it again when it comes. */
export function moveCarousels(): void {
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest(buttons);
      const row = button && document.getElementById(button.getAttribute('aria-controls') ?? '');
      if (!row) return;
      event.stopImmediatePropagation();
      row.scrollTo({ left: positionAfter(row, button.matches(':first-of-type') ? -1 : 1), behavior: 'instant' });
    },
    true,
  );
}
