import type { ChartOf } from '@/lib/content/schemas/chart';
import { ChartFrame } from './chart-frame';

/** Sizes in units of the view box: a square, its gap, and the room for the hours. */
const square = 15;
const step = 20;
const axis = 24;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Squares from the bottom of each column up, as one path. `below` are the squares that are there already. */
function squares(counts: readonly number[], below: readonly number[], width: number, bottom: number): string {
  return counts
    .flatMap((count, column) =>
      Array.from({ length: count }, (_, index) => {
        const x = Math.round((column + 0.5) * width - square / 2);
        return `M${x} ${bottom - ((below[column] ?? 0) + index + 1) * step}h${square}v${square}h-${square}z`;
      }),
    )
    .join('');
}

/** The calls of one day: a square each, stacked per hour. */
export function CallsChart({ chart }: { chart: ChartOf<'calls'> }) {
  const { hours, answered, texted } = chart;
  const tallest = Math.max(...hours.map((_, hour) => (answered.counts[hour] ?? 0) + (texted.counts[hour] ?? 0)));
  const width = 380 / hours.length;
  const bottom = tallest * step;
  return (
    <ChartFrame
      chart={chart}
      legend={[
        { sign: 'blue', text: `${sum(answered.counts)} ${answered.legend}` },
        { sign: 'sun', text: `${sum(texted.counts)} ${texted.legend}` },
      ]}
    >
      <svg viewBox={`0 0 380 ${bottom + axis}`} className="chart-drawing">
        <path d={`M0 ${bottom}.5h380`} className="chart-axis" />
        <path d={squares(answered.counts, [], width, bottom)} className="chart-blue" strokeLinejoin="round" />
        <path d={squares(texted.counts, answered.counts, width, bottom)} className="chart-sun" strokeLinejoin="round" />
        {hours.map((hour, index) => (
          <text key={hour} x={Math.round((index + 0.5) * width)} y={bottom + 19} textAnchor="middle">
            {hour}
          </text>
        ))}
      </svg>
    </ChartFrame>
  );
}
