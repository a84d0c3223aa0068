import type { ReactNode } from 'react';
import { CardHead } from '@/components/illustrations/kit/head';
import type { ChartOf } from '@/lib/content/schemas/chart';
import { sum } from '@/lib/sum';
import './charts.deferred.css';

type ChartFrameProps = {
  chart: { title: string; detail: string };
  /** Of the columns. They stand below the drawing, where their letters have one size on all screens. */
  names: readonly string[];
  /** A colored sign, by its class, and what it means. */
  legend: readonly { sign: string; text: string }[];
  children: ReactNode;
};

/** The frame of a chart. What shows it gives it its label and marks it as an example. */
function ChartFrame({ chart, names, legend, children }: ChartFrameProps) {
  return (
    <div className="chart">
      <CardHead title={chart.title} detail={chart.detail} />
      {children}
      <ol className="chart-names">
        {Object.entries(names).map(([column, name]) => (
          <li key={column}>{name}</li>
        ))}
      </ol>
      <ul className="chart-legend">
        {legend.map(({ sign, text }) => (
          <li key={text} className={sign}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of the drawing of columns, in units of its view box, and the space between stacked parts. */
const [width, height, columnGap] = [640, 170, 3];
const columnSigns = ['chart-blue', 'chart-pale'];

/** Stacked columns with a line across them, and the sums of the series in the legend. The tallest column has the drawing's height. */
export function ColumnsChart({ chart }: { chart: ChartOf<'columns'> }) {
  const { names, stacked, line } = chart.columns;
  const stackedTo = (series: number, column: number) =>
    sum(stacked.slice(0, series).map(({ counts }) => counts[column] ?? 0));
  const totals = names.map((_, column) => stackedTo(stacked.length, column));
  const scale = (height - 6) / Math.max(...totals, ...line.counts);
  const step = width / names.length;
  const center = (column: number) => Math.round((column + 0.5) * step);
  const half = Math.round(step / 4);
  const y = (value: number) => Math.round(height - value * scale);

  /** The parts of one series, above those of the series below it. */
  const bars = (counts: readonly number[], series: number) =>
    counts
      .map((count, column) => {
        const bottom = stackedTo(series, column);
        const tall = y(bottom) - y(bottom + count) - (bottom && columnGap);
        return count ? `M${center(column) - half} ${y(bottom + count)}h${2 * half}v${tall}h-${2 * half}z` : '';
      })
      .join('');
  const points = line.counts.map((count, column) => `${center(column)} ${y(count)}`);

  return (
    <ChartFrame
      chart={chart}
      names={names}
      legend={[...stacked, line].map(({ total, legend }, index) => ({
        sign: index < stacked.length ? (columnSigns[index] ?? '') : 'chart-sun',
        text: `${total} ${legend}`,
      }))}
    >
      <svg viewBox={`0 0 ${width} ${height}`}>
        {stacked.map(({ legend, counts }, series) => (
          <path key={legend} d={bars(counts, series)} className={columnSigns[series]} />
        ))}
        <path d={`M${points.join('L')}`} className="chart-line" />
        {points.map((point) => (
          <circle
            key={point}
            r="6"
            transform={`translate(${point})`}
            strokeWidth="2.5"
            className="chart-sun stroke-ink"
          />
        ))}
      </svg>
    </ChartFrame>
  );
}

/** A place for a square in units of the view box. A square is smaller than that by the gap. */
const square = { x: 40, y: 28 };
const squareGap = 6;

/** The squares of one series: as many in each column as are counted, above those that are there already. */
function squares(counts: readonly number[], below: readonly number[], rows: number, perRow: number): string {
  return counts
    .flatMap((count, column) =>
      Array.from({ length: count }, (_, index) => {
        const place = index + (below[column] ?? 0);
        const x = (column * (perRow + 0.5) + (place % perRow) + 0.25) * square.x;
        const y = (rows - 1 - Math.floor(place / perRow)) * square.y;
        return `M${x} ${y}h${square.x - squareGap}v${square.y - squareGap}h-${square.x - squareGap}z`;
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

const squareSigns = ['chart-blue', 'chart-sun', 'chart-open'];

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
        sign: squareSigns[index] ?? '',
        text: `${sum(counts)} ${legend}`,
      }))}
    >
      <svg viewBox={`0 0 ${names.length * (perRow + 0.5) * square.x} ${rows * square.y - squareGap}`}>
        {series.map(({ legend, counts }, index) => (
          <path key={legend} d={squares(counts, stackedTo(index), rows, perRow)} className={squareSigns[index]} />
        ))}
      </svg>
    </ChartFrame>
  );
}
