import type { ChartOf, Columns } from '@/lib/content/schemas/chart';
import { sum } from '@/lib/sum';
import { ChartFrame, type LegendEntry } from './chart-frame';

type ColumnsDrawingProps = {
  columns: Columns;
  /** The size of the drawing in units of its view box, without the names below it. */
  width: number;
  height: number;
};

/** The space between stacked parts, the radius of corners, which the stroke rounds, and the names' room. */
const gap = 2;
const radius = 3;
const names = 26;

/** Stacked columns with a line across them. The tallest column has the drawing's height. */
export function ColumnsDrawing({ columns, width, height }: ColumnsDrawingProps) {
  const { names: labels, stacked, line } = columns;
  /** How high a column is after this many series. */
  const stackedTo = (series: number, column: number) =>
    sum(stacked.slice(0, series).map(({ counts }) => counts[column] ?? 0));
  const totals = labels.map((_, column) => stackedTo(stacked.length, column));
  const scale = (height - 6) / Math.max(...totals, ...line.counts);
  const step = width / labels.length;
  const half = Math.min(17, Math.round(step / 4));
  const center = (column: number) => Math.round((column + 0.5) * step);
  const y = (value: number) => Math.round(height - value * scale);

  /** The parts of one series, above those of the series below it. */
  const bars = (series: number) =>
    labels
      .map((_, column) => {
        const below = stackedTo(series, column);
        const count = stacked[series]?.counts[column] ?? 0;
        if (!count) return '';
        const bottom = y(below) - (below && gap) - radius;
        const top = Math.min(bottom, y(below + count) + radius);
        const across = 2 * (half - radius);
        return `M${center(column) - half + radius} ${bottom}h${across}V${top}h-${across}z`;
      })
      .join('');
  const points = line.counts.map((count, column) => `${center(column)} ${y(count)}`);
  const dots = points.map((point) => `M${point}h0`).join('');

  return (
    <svg viewBox={`0 0 ${width} ${height + names}`} className="chart-drawing">
      <path d={`M0 ${height}.5h${width}M0 ${Math.round(height / 2)}.5h${width}`} className="chart-axis" />
      <g strokeWidth={2 * radius} strokeLinejoin="round">
        <path d={bars(0)} className="fill-brand stroke-brand" />
        <path d={bars(1)} className="fill-brand-soft stroke-brand-soft" />
      </g>
      <g fill="none" strokeLinecap="round" className="stroke-sun">
        <path d={`M${points.join('L')}`} strokeWidth="2.5" />
        <path d={dots} strokeWidth="12" />
        <path d={dots} strokeWidth="6" className="chart-hole" />
      </g>
      {labels.map((label, column) => (
        <text key={label} x={center(column)} y={height + 20} textAnchor="middle">
          {label}
        </text>
      ))}
    </svg>
  );
}

const signs: readonly LegendEntry['sign'][] = ['blue', 'pale'];

/** Stacked columns with a sun line, and the sums of the series in the legend. */
export function ColumnsChart({ chart }: { chart: ChartOf<'columns'> }) {
  const { stacked, line } = chart.columns;
  const legend: LegendEntry[] = [
    ...stacked.map((series, index) => ({ sign: signs[index] ?? 'open', text: `${series.total} ${series.legend}` })),
    { sign: 'sun', text: `${line.total} ${line.legend}` },
  ];
  return (
    <ChartFrame chart={chart} legend={legend}>
      <ColumnsDrawing columns={chart.columns} width={380} height={150} />
    </ChartFrame>
  );
}
