import type { MarkedTitle } from '@/lib/content/schemas/fields';

type MarkedHeadlineProps = { title: MarkedTitle };

/** A headline with some of its words highlighted. */
export function MarkedHeadline({ title }: MarkedHeadlineProps) {
  const start = title.text.indexOf(title.marker);
  return (
    <>
      {title.text.slice(0, start)}
      <mark className="marker text-inherit">{title.marker}</mark>
      {title.text.slice(start + title.marker.length)}
    </>
  );
}
