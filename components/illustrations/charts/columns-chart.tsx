import type { ChartOf } from '@/lib/content/schemas/chart';
import { ChartFrame, type LegendEntry } from './chart-frame';
import { ColumnsDrawing } from './columns-drawing';

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
