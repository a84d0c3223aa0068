import type { MarkedTitle } from '@/lib/content/schemas/fields';
import { cx } from './cx';

type MarkedHeadlineProps = { title: MarkedTitle };

/** So many characters fit into one line of the largest headline on a phone. */
const fitsOneLine = 15;

/** Whether a marker stays on one line. One with a long word does not: its letters may be wide. */
const isShort = (marker: string) => marker.length <= fitsOneLine && !/\S{11}/.test(marker);

/** A headline, with some of its words highlighted if it has a marker. A short marker stays on one line. */
export function MarkedHeadline({ title: { text, marker } }: MarkedHeadlineProps) {
  if (!marker) return text;
  const start = text.indexOf(marker);
  return (
    <>
      {text.slice(0, start)}
      <mark className={cx('marker text-inherit', isShort(marker) && 'marker-short')}>{marker}</mark>
      {text.slice(start + marker.length)}
    </>
  );
}
