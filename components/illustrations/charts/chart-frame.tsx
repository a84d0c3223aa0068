import type { ReactNode } from 'react';
import { CardHead } from '@/components/illustrations/kit/head';
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
export function ChartFrame({ chart, names, legend, children }: ChartFrameProps) {
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
