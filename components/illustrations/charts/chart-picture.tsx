import type { JSX } from 'react';
import { OfKind } from '@/components/ui/of-kind';
import type { Chart, ChartOf } from '@/lib/content/schemas/chart';
import { AttendanceChart } from './attendance-chart';
import { CallsChart } from './calls-chart';
import { ColumnsChart } from './columns-chart';
import { StepsChart } from './steps-chart';
import { WaffleChart } from './waffle-chart';

const charts: { [Kind in Chart['kind']]: (props: { chart: ChartOf<Kind> }) => JSX.Element } = {
  calls: CallsChart,
  steps: StepsChart,
  waffle: WaffleChart,
  attendance: AttendanceChart,
  columns: ColumnsChart,
};

/** Any chart, in its frame. */
export function ChartPicture({ chart }: { chart: Chart }) {
  return <OfKind components={charts} kind={chart.kind} props={{ chart }} />;
}
