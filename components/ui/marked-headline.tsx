import type { MarkedTitle } from '@/lib/content/schemas/fields';
import { cx } from './cx';

/** So many characters fit into a line of the narrowest phone. */
const fitsLine = 14;

type MarkedHeadlineProps = { title: MarkedTitle };

/** A headline with some of its words highlighted. */
export function MarkedHeadline({ title }: MarkedHeadlineProps) {
  const start = title.text.indexOf(title.marker);
  return (
    <>
      {title.text.slice(0, start)}
      <mark className={cx('marker text-inherit', title.marker.length <= fitsLine && 'whitespace-nowrap')}>
        {title.marker}
      </mark>
      {title.text.slice(start + title.marker.length)}
    </>
  );
}
