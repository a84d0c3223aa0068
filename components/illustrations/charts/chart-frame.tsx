import type { ReactNode } from 'react';
import './charts.deferred.css';

/** A colored sign with its meaning. */
export type LegendEntry = { sign: 'blue' | 'pale' | 'sun' | 'open'; text: string };

type ChartFrameProps = {
  chart: { title: string; detail: string };
  legend: readonly LegendEntry[];
  children: ReactNode;
};

/** The frame of a chart. What shows it gives it its label and marks it as an example. */
export function ChartFrame({ chart, legend, children }: ChartFrameProps) {
  return (
    <div className="chart">
      <p className="chart-title">{chart.title}</p>
      <p>{chart.detail}</p>
      {children}
      <ul className="chart-legend">
        {legend.map((entry) => (
          <li key={entry.text} className={`chart-${entry.sign}`}>
            {entry.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
