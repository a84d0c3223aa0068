import type { StopPictureData } from '@/lib/content/schemas/story';

type PlanProps = { plan: Extract<StopPictureData, { kind: 'plan' }> };

/** Heights in pixels: the names of the periods, a row, and the middle of the bar below its words. Widths are shares. */
const top = 34;
const rowHeight = 57;
const middle = 38;
const weekdays = 'MTWTFSS';

/** What is done when, as in the hero: a bar for each part, over all periods. Dots are still ahead. */
export function Plan({ plan: { unit, total, now, rows } }: PlanProps) {
  const at = (period: number) => `${(period * 100) / total}%`;
  return (
    <svg
      width="100%"
      height={top + rows.length * rowHeight}
      strokeWidth="3"
      strokeLinecap="round"
      className="overflow-visible fill-ink-quiet"
    >
      <rect x={at(now - 1)} width={at(1)} height="100%" rx="8" className="fill-sun-tint" />
      {Array.from({ length: total }, (_, index) => (
        <text
          key={index}
          x={at(index + 0.5)}
          y="20"
          textAnchor="middle"
          className={index + 1 === now ? 'fill-sun-deep font-bold' : ''}
        >
          {unit === 'Day' ? weekdays[index % 7] : index + 1}
        </text>
      ))}
      {rows.map(({ text, value, from, to }, row) => {
        const y = top + row * rowHeight + middle;
        const bar = { y: y - 9, height: 18, rx: 9 };
        const reached = Math.max(from, Math.min(to, now));
        return (
          <g key={text}>
            <rect width="100%" {...bar} className="fill-paper-deep" />
            <rect x={at(from)} width={at(to - from)} {...bar} className="fill-brand-pale" />
            <rect x={at(from)} width={at(reached - from)} {...bar} className="fill-brand" />
            <text y={y - 17} className="fill-ink font-semibold">
              {text}
            </text>
            <text x="100%" y={y - 17} textAnchor="end">
              {value}
            </text>
            {reached < to && (
              <line x1={at(reached)} x2={at(to)} y1={y} y2={y} strokeDasharray="1 7" className="stroke-brand" />
            )}
            {from < now && now <= to && <circle cx={at(now)} cy={y} r="10" className="fill-white stroke-brand" />}
          </g>
        );
      })}
    </svg>
  );
}
