import type { ChartOf } from '@/lib/content/schemas/chart';
import { sum } from '@/lib/sum';
import { ChartFrame } from './chart-frame';

/** Sizes in units of the view box: the distance of dots, and the room for the totals. */
const step = 14;
const axis = 30;

/** Places from `from` up to `to`, two to a row and counted from the bottom. Dots are the dashes of vertical lines. */
function dots(x: number, bottom: number, from: number, to: number): string {
  return [0, 1]
    .map((side) => {
      const low = Math.ceil((from - side) / 2);
      const count = Math.ceil((to - side) / 2) - low;
      return count > 0 ? `M${x + side * step} ${bottom - low * step}v-${(count - 1) * step + 0.1}` : '';
    })
    .join('');
}

/** A class time after time: places booked ahead, filled later and left open. */
export function AttendanceChart({ chart }: { chart: ChartOf<'attendance'> }) {
  const { places, booked, filled } = chart;
  const width = 380 / booked.counts.length;
  const bottom = Math.ceil(places / 2) * step - 7;
  const columns = booked.counts.map((ahead, index) => {
    const came = ahead + (filled.counts[index] ?? 0);
    return { x: Math.round((index + 0.5) * width - step / 2), ahead, came };
  });
  const open = columns.map(({ x, came }) => dots(x, bottom, came, places)).join('');
  return (
    <ChartFrame
      chart={chart}
      legend={[
        { sign: 'blue', text: `${sum(booked.counts)} ${booked.legend}` },
        { sign: 'sun', text: `${sum(filled.counts)} ${filled.legend}` },
        { sign: 'open', text: `${columns.length * places - sum(booked.counts) - sum(filled.counts)} ${chart.open}` },
      ]}
    >
      <svg
        viewBox={`0 0 380 ${bottom + axis}`}
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray={`0 ${step}`}
        className="chart-drawing"
      >
        <path d={open} className="chart-open" />
        <path d={open} strokeWidth="8" className="chart-hole" />
        <path d={columns.map(({ x, ahead }) => dots(x, bottom, 0, ahead)).join('')} className="chart-blue" />
        <path d={columns.map(({ x, ahead, came }) => dots(x, bottom, ahead, came)).join('')} className="chart-sun" />
        {columns.map(({ x, came }) => (
          <text key={x} x={x + step / 2} y={bottom + 28} textAnchor="middle">
            {came}
          </text>
        ))}
      </svg>
    </ChartFrame>
  );
}
