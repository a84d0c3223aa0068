import { ChevronLeft, ChevronRight } from 'lucide';
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
export function CarouselControls({ rowId, count }: CarouselControlsProps) {
  return (
    <div className={cx('carousel-buttons mt-4 flex min-h-12 items-center gap-3', visibility(count))}>
      <button type="button" aria-controls={rowId} className={buttonClasses}>
        <span className="sr-only">Previous testimonial</span>
        <Lucide icon={ChevronLeft} className="size-5 rtl:-scale-x-100" />
      </button>{' '}
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
