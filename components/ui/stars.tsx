import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';

const five = [1, 2, 3, 4, 5];

/** Five stars, with `rating` of them filled. The caller must add a text alternative. */
export function Stars({ rating = 5 }: { rating?: number }) {
  return (
    <span className="inline-flex gap-0.5 align-[-2px] text-sun">
      {five.map((place) => (
        <Icon name="star" key={place} className={cx('size-4', place <= rating && 'fill-current')} />
      ))}
    </span>
  );
}
