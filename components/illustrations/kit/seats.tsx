import { cx } from '@/components/ui/cx';
import type { SeatsData } from '@/lib/content/schemas/kit';
import './kit.css';

/** The places of a class, of a day or of a program, one of which came free or is next. */
export function Seats({ count, freed }: SeatsData) {
  return (
    <p className={cx('kit-seats', count % 10 === 0 && 'kit-seats-of-10', count % 8 === 0 && 'kit-seats-of-8')}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={index + 1 === freed.place ? 'kit-free' : undefined}>
          {index + 1 === freed.place ? freed.mark : index + 1}
        </i>
      ))}
    </p>
  );
}
