import type { MarkedTitle } from '@/lib/content/schemas/fields';
import { cx } from './cx';

type MarkedHeadlineProps = { title: MarkedTitle };

/** So many characters fit into one line of the largest headline on a phone. */
const fitsOneLine = 15;

/** A headline with some of its words highlighted. A short marker stays on one line. */
export function MarkedHeadline({ title }: MarkedHeadlineProps) {
  const start = title.text.indexOf(title.marker);
  return (
    <>
      {title.text.slice(0, start)}
      <mark className={cx('marker text-inherit', title.marker.length <= fitsOneLine && 'marker-short')}>
        {title.marker}
      </mark>
      {title.text.slice(start + title.marker.length)}
    </>
  );
}
