import type { ChartOf } from '@/lib/content/schemas/chart';
import { sum } from '@/lib/sum';
import { ChartFrame } from './chart-frame';

/** A place for a square in units of the view box. A square is smaller than that by the gap. */
const step = { x: 40, y: 28 };
const gap = 6;

/** The squares of one series: as many in each column as are counted, above those that are there already. */
function squares(counts: readonly number[], below: readonly number[], rows: number, perRow: number): string {
  return counts
    .flatMap((count, column) =>
      Array.from({ length: count }, (_, index) => {
        const place = index + (below[column] ?? 0);
        const x = (column * (perRow + 0.5) + (place % perRow) + 0.25) * step.x;
        const y = (rows - 1 - Math.floor(place / perRow)) * step.y;
        return `M${x} ${y}h${step.x - gap}v${step.y - gap}h-${step.x - gap}z`;
      }),
    )
    .join('');
}

type Series = { legend: string; counts: readonly number[] };

/** What each kind of chart shows from the bottom up, and the names of its columns. */
function seriesOf(chart: ChartOf<'calls' | 'attendance'>): { names: string[]; series: Series[]; perRow: number } {
  if (chart.kind === 'calls') return { names: chart.hours, series: [chart.answered, chart.texted], perRow: 1 };
  const { booked, filled, places, open } = chart;
  const came = booked.counts.map((ahead, column) => ahead + (filled.counts[column] ?? 0));
  const left = { legend: open, counts: came.map((count) => places - count) };
  return { names: came.map(String), series: [booked, filled, left], perRow: 2 };
}

const signs = ['chart-blue', 'chart-sun', 'chart-open'];

/** A square for each call of a day or each place of a class, in a column for each hour or each time. */
export function SquaresChart({ chart }: { chart: ChartOf<'calls' | 'attendance'> }) {
  const { names, series, perRow } = seriesOf(chart);
  const stackedTo = (end: number) =>
    names.map((_, column) => sum(series.slice(0, end).map(({ counts }) => counts[column] ?? 0)));
  const rows = Math.ceil(Math.max(...stackedTo(series.length)) / perRow);
  return (
    <ChartFrame
      chart={chart}
      names={names}
      legend={series.map(({ legend, counts }, index) => ({
        sign: signs[index] ?? '',
        text: `${sum(counts)} ${legend}`,
      }))}
    >
      <svg viewBox={`0 0 ${names.length * (perRow + 0.5) * step.x} ${rows * step.y - gap}`}>
        {series.map(({ legend, counts }, index) => (
          <path key={legend} d={squares(counts, stackedTo(index), rows, perRow)} className={signs[index]} />
        ))}
      </svg>
    </ChartFrame>
  );
}
