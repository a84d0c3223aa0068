import type { ChartOf } from '@/lib/content/schemas/chart';
import { sum } from '@/lib/sum';
import { ChartFrame } from './chart-frame';

/** Sizes in units of the view box: a square, its gap, and the room for the hours. */
const square = 15;
const gap = 5;
const step = square + gap;
const axis = 24;

/** A dashed line from the bottom of each column up: a dash per call. `below` are the calls that are there already. */
function dashes(counts: readonly number[], below: readonly number[], width: number, bottom: number): string {
  return counts
    .map((count, column) => {
      const x = Math.round((column + 0.5) * width);
      return count === 0 ? '' : `M${x} ${bottom - gap - (below[column] ?? 0) * step}v-${count * step - gap}`;
    })
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
        <g strokeWidth={square} strokeDasharray={`${square} ${gap}`}>
          <path d={dashes(answered.counts, [], width, bottom)} className="chart-blue" />
          <path d={dashes(texted.counts, answered.counts, width, bottom)} className="chart-sun" />
        </g>
        {hours.map((hour, index) => (
          <text key={hour} x={Math.round((index + 0.5) * width)} y={bottom + 19} textAnchor="middle">
            {hour}
          </text>
        ))}
      </svg>
    </ChartFrame>
  );
}
