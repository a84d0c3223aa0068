import type { JSX } from 'react';
import type { Chart, ChartOf } from '@/lib/content/schemas/chart';
import { CallsChart } from './calls-chart';
import { ColumnsChart } from './columns-chart';

const charts: { [Kind in Chart['kind']]: (props: { chart: ChartOf<Kind> }) => JSX.Element } = {
  calls: CallsChart,
  columns: ColumnsChart,
};

/** Any chart, in its frame. */
export function ChartPicture({ chart }: { chart: Chart }) {
  const Picture = charts[chart.kind] as (props: { chart: Chart }) => JSX.Element;
  return <Picture chart={chart} />;
}
