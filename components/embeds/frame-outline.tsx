import type { FrameKind } from '@/lib/embeds';

/* Labels are strokes with round caps, days are the dashes of a line, fields are areas with a stroke as rounded corners. */
const outlines: Record<FrameKind, { labels: string; fields: string; days?: string }> = {
  calendar: {
    labels: 'M6 8h110M276 8h1M305 8h1',
    fields: 'M6 310h300v28H6zM6 366h300v28H6z',
    days: 'M16 84h284M16 130h284M16 176h284M16 222h284',
  },
  form: {
    labels: 'M6 8h70M6 110h96M6 212h56M6 314h110',
    fields: 'M6 34h300v28H6zM6 136h300v28H6zM6 238h300v28H6zM6 340h300v72H6zM6 450h100v28H6z',
  },
};

/**
 * A calendar or form in outline, where the frame will be. It shows while a frame loads, and lies behind it
 * (.frame-outline in embeds.css).
 */
export function FrameOutline({ kind }: { kind: FrameKind }) {
  const { labels, fields, days } = outlines[kind];
  return (
    <svg aria-hidden="true" viewBox="0 0 312 484" className="frame-outline">
      <path d={labels} strokeWidth="12" />
      <path d={fields} strokeWidth="12" strokeLinejoin="round" className="fill-paper-deep" />
      {days && <path d={days} strokeWidth="30" strokeDasharray="0 46" />}
    </svg>
  );
}
