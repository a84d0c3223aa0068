import type { Chart } from '@/lib/content/schemas/chart';
import { AttendanceChart } from './attendance-chart';
import { CallsChart } from './calls-chart';
import { ColumnsChart } from './columns-drawing';
import { WaffleChart } from './waffle-chart';

/** Any chart, in its frame. */
export function ChartPicture({ chart }: { chart: Chart }) {
  switch (chart.kind) {
    case 'calls':
      return <CallsChart chart={chart} />;
    case 'waffle':
      return <WaffleChart chart={chart} />;
    case 'attendance':
      return <AttendanceChart chart={chart} />;
    case 'columns':
      return <ColumnsChart chart={chart} />;
  }
}
