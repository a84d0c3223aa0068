import type { ChartOf, Columns } from '@/lib/content/schemas/chart';
import { sum } from '@/lib/sum';
import { ChartFrame } from './chart-frame';

type ColumnsDrawingProps = {
  columns: Columns;
  /** The size of the drawing in units of its view box. */
  width: number;
  height: number;
};

/** The space between stacked parts. */
const gap = 3;

const signs = ['chart-blue', 'chart-pale'];

/** Stacked columns with a line across them. The tallest column has the drawing's height. */
export function ColumnsDrawing({ columns: { names, stacked, line }, width, height }: ColumnsDrawingProps) {
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
        const tall = y(bottom) - y(bottom + count) - (bottom && gap);
        return count ? `M${center(column) - half} ${y(bottom + count)}h${2 * half}v${tall}h-${2 * half}z` : '';
      })
      .join('');
  const points = line.counts.map((count, column) => `${center(column)} ${y(count)}`);

  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      {stacked.map(({ legend, counts }, series) => (
        <path key={legend} d={bars(counts, series)} className={signs[series]} />
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
  );
}

/** Stacked columns with a line, and the sums of the series in the legend. */
export function ColumnsChart({ chart }: { chart: ChartOf<'columns'> }) {
  const { names, stacked, line } = chart.columns;
  return (
    <ChartFrame
      chart={chart}
      names={names}
      legend={[...stacked, line].map(({ total, legend }, index) => ({
        sign: index < stacked.length ? (signs[index] ?? '') : 'chart-sun',
        text: `${total} ${legend}`,
      }))}
    >
      <ColumnsDrawing columns={chart.columns} width={640} height={170} />
    </ChartFrame>
  );
}
