import { ChevronLeft, ChevronRight } from 'lucide';
import { Children, type ReactNode } from 'react';
import { positionText } from '@/components/inline-script/carousel';
import { cx } from './cx';
import { Lucide } from './lucide';

const buttonClasses =
  'grid size-12 place-items-center rounded-full border border-rule bg-white hover:border-ink-quiet active:[translate:0_1px]';

/** Where one, two and three cards are shown. Without styles, the last is. */
const widths = ['inline md:hidden', 'hidden md:inline lg:hidden', 'hidden lg:inline'];

/** Hides the buttons at widths where all cards fit. */
function visibility(count: number): string | false {
  if (count <= 1) return 'hidden';
  if (count === 2) return 'md:hidden';
  return count === 3 && 'lg:hidden';
}

type CarouselControlsProps = {
  /** The id of the row of cards. */
  rowId: string;
  count: number;
};

/** The buttons of a carousel and its position, which the inline script moves (components/inline-script/carousel.ts). */
function CarouselControls({ rowId, count }: CarouselControlsProps) {
  return (
    <div className={cx('carousel-buttons mt-4 flex min-h-12 items-center gap-3', visibility(count))}>
      <button type="button" aria-controls={rowId} className={buttonClasses}>
        <span className="sr-only">Previous testimonial</span>
        <Lucide icon={ChevronLeft} className="size-5 rtl:-scale-x-100" />
      </button>
      <button type="button" aria-controls={rowId} className={buttonClasses}>
        <span className="sr-only">Next testimonial</span>
        <Lucide icon={ChevronRight} className="size-5 rtl:-scale-x-100" />
      </button>
      <output className="carousel-position text-small text-ink-soft tabular">
        {widths.map((width, index) => (
          <span key={width} hidden={index + 1 < widths.length} className={cx('by-choice', width)}>
            {positionText(1, index + 1, count)}
          </span>
        ))}
      </output>
    </div>
  );
}

type CarouselProps = {
  /** The id of the row of cards. */
  id: string;
  label: string;
  children: ReactNode;
};

/**
 * A row of cards with scroll snapping: one card below 768 px, two below 1024 px, otherwise three (the product
 * specification, section 9), and fewer cards share the row. Swiping uses native scrolling. The buttons wrap around at both ends,
 * as do the arrow keys.
 */
export function Carousel({ id, label, children }: CarouselProps) {
  const cards = Children.toArray(children);
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
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
            className={cx(
              'w-full shrink-0 snap-start',
              cards.length > 1 && 'md:w-[calc((100%-20px)/2)]',
              cards.length > 2 && 'lg:w-[calc((100%-40px)/3)]',
            )}
          >
            {card}
          </li>
        ))}
      </ul>
      <CarouselControls rowId={id} count={cards.length} />
    </div>
  );
}
