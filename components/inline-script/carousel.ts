/*
 * Handles the buttons of a carousel until its island is hydrated, or permanently if it never is. It scrolls without
 * animation, so that the next click starts from the final position.
 */
const buttons = '[data-component="carousel-controls"]:not([data-hydrated]) button';

/**
 * The scroll position one card further. Wraps around at both ends. Where a translated page runs from right to left, the pitch
 * and all positions are negative.
 */
function positionAfter(row: HTMLElement, step: 1 | -1): number {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  const pitch = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  const cards = (row.scrollWidth - row.clientWidth) / Math.abs(pitch);
  const next = row.scrollLeft / pitch + step;
  if (next < -0.5) return cards * pitch;
  return next > cards + 0.5 ? 0 : next * pitch;
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
