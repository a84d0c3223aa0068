import { Children, type ReactNode } from 'react';
import { Island } from '@/components/islands/island';

type CarouselProps = {
  /** The id of the row of cards. */
  id: string;
  label: string;
  children: ReactNode;
};

/**
 * A row of cards with scroll snapping: one card below 768 px, two below 1024 px, otherwise three (the product
 * specification, section 9). Swiping uses native scrolling. The buttons are an island. They wrap around at both ends,
 * as do the arrow keys.
 */
export function Carousel({ id, label, children }: CarouselProps) {
  const cards = Children.toArray(children);
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} data-island-zone>
      <ul
        id={id}
        // A scrollable row must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="carousel-row relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-5 overflow-x-auto scroll-smooth px-5 py-2 sm:mx-0 sm:scroll-px-0 sm:px-0"
      >
        {cards.map((card, position) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key
            key={position}
            aria-label={`${position + 1} of ${cards.length}`}
            className="w-full shrink-0 snap-start md:w-[calc((100%-20px)/2)] lg:w-[calc((100%-40px)/3)]"
          >
            {card}
          </li>
        ))}
      </ul>
      <Island name="carousel-controls" start="use" props={{ rowId: id, count: cards.length }} />
    </div>
  );
}
