import { stepAmount, type ChartOf } from '@/lib/content/schemas/chart';
import { ChartFrame } from './chart-frame';

/** Sizes in units of the view box: the highest step, where the time axis is, and the room for its names. */
const top = 24;
const bottom = 170;
const axis = 26;
const corner = 5;

/** A sum that grows step by step: each step is marked with what it adds. */
export function StepsChart({ chart }: { chart: ChartOf<'steps'> }) {
  const { periods, unit, at, amount } = chart;
  const width = 380 / periods.length;
  const total = amount.reduce((sum, added) => sum + added, 0);
  let sum = 0;
  const steps = at.map((period, index) => {
    const added = amount[index] ?? 0;
    sum += added;
    const x = Math.round((period - 0.5) * width);
    const y = Math.round(bottom - (sum / total) * (bottom - top));
    return { x, y, text: `+ ${stepAmount(added, unit)}` };
  });
  const up = `a${corner} ${corner} 0 0 0 ${corner}-${corner}V`;
  const right = `a${corner} ${corner} 0 0 1 ${corner}-${corner}`;
  const line = `M0 ${bottom}${steps.map(({ x, y }) => `H${x - corner}${up}${y + corner}${right}`).join('')}H380`;
  return (
    <ChartFrame chart={chart} legend={[{ sign: 'sun', text: `${stepAmount(total, unit)} ${chart.legend}` }]}>
      <svg viewBox={`0 0 380 ${bottom + axis}`} className="chart-drawing steps">
        <path d={`M0 ${top}.5h380M0 97.5h380M0 ${bottom}.5h380`} className="chart-axis" />
        <path d={`${line}V${bottom}z`} className="steps-area" />
        <path d={line} className="steps-line" />
        {steps.map(({ x, y, text }) => (
          <g key={x} transform={`translate(${x + corner} ${y})`}>
            <circle r="5" />
            <text x="-9" y="-9" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {periods.map((period, index) => (
          <text key={period} x={Math.round((index + 0.5) * width)} y={bottom + 21} textAnchor="middle">
            {period}
          </text>
        ))}
      </svg>
    </ChartFrame>
  );
}
