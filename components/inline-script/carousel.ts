/*
 * Handles the buttons of a carousel until its island is hydrated, or permanently if it never is. It scrolls without
 * animation, so that the next click starts from the final position.
 */
const buttons = '[data-component="carousel-controls"]:not([data-hydrated]) button';

/** The scroll position one card further. Wraps around at both ends. */
function positionAfter(row: HTMLElement, step: 1 | -1): number {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  const pitch = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  const last = row.scrollWidth - row.clientWidth;
  const next = row.scrollLeft + step * pitch;
  if (next < -pitch / 2) return last;
  return next > last + pitch / 2 ? 0 : next;
}

/** Must run before the islands' own listeners, so that a click is not handled again when the island is hydrated. */
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
