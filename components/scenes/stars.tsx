import { Star } from 'lucide';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';

const five = [1, 2, 3, 4, 5];

/** Five stars, of which `rating` are filled; whoever shows them says in words what they mean. */
export function Stars({ rating = 5 }: { rating?: number }) {
  return (
    <span className="inline-flex gap-0.5 align-[-2px] text-sun">
      {five.map((star) => (
        <Lucide icon={Star} key={star} className={cx('size-4', star <= rating && 'fill-current')} />
      ))}
    </span>
  );
}
