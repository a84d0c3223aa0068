import type { StopPictureData } from '@/lib/content/schemas/story';

type PlanProps = { plan: Extract<StopPictureData, { kind: 'plan' }> };

const weekdays = 'MTWTFSS';

/** What is done when: a bar for each part, over all periods. What is still ahead is pale. */
export function Plan({ plan: { unit, total, now, rows } }: PlanProps) {
  const at = (period: number) => `${(period * 100) / total}%`;
  return (
    <>
      <ol className="day-periods">
        {Array.from({ length: total }, (_, index) => (
          <li key={index} className={index + 1 === now ? 'day-now' : undefined}>
            {unit === 'Day' ? weekdays[index % 7] : index + 1}
          </li>
        ))}
      </ol>
      {rows.map(({ text, value, from, to }) => {
        const bar = { y: 1.5, height: 13, rx: 4 };
        const reached = Math.max(from, Math.min(to, now));
        return (
          <div key={text}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <b className="font-semibold">{text}</b> <span className="tabular">{value}</span>
            </p>
            <svg width="100%" height="16" strokeWidth="3" className="mt-1 overflow-visible">
              <rect x={at(from)} width={at(to - from)} {...bar} className="fill-brand-pale" />
              <rect x={at(from)} width={at(reached - from)} {...bar} className="fill-brand-deep" />
              <rect x={at(from)} width={at(to - from)} {...bar} className="fill-none stroke-ink" />
            </svg>
          </div>
        );
      })}
    </>
  );
}
