import { stepAmount, type ChartOf } from '@/lib/content/schemas/chart';
import { sum } from '@/lib/sum';
import { ChartFrame } from './chart-frame';

/** Sizes in units of the view box: the highest step, where the time axis is, and the room for its names. */
const top = 24;
const bottom = 170;
const axis = 26;
const corner = 5;

/** A sum that grows step by step: each step is marked with what it adds. */
export function StepsChart({ chart }: { chart: ChartOf<'steps'> }) {
  const { periods, format, at, amount } = chart;
  // Each digit has an x of its own.
  const names = Array.from({ length: periods }, (_, index) => index + 1);
  const width = 380 / periods;
  const total = sum(amount);
  const steps = at.map((period, index) => {
    const reached = sum(amount.slice(0, index + 1));
    return {
      x: Math.round((period - 0.5) * width),
      y: Math.round(bottom - (reached / total) * (bottom - top)),
      text: `+ ${stepAmount(amount[index] ?? 0, format)}`,
    };
  });
  const dots = steps.map(({ x, y }) => `M${x + corner} ${y}h0`).join('');
  const up = `a${corner} ${corner} 0 0 0 ${corner}-${corner}V`;
  const right = `a${corner} ${corner} 0 0 1 ${corner}-${corner}`;
  const line = `M0 ${bottom}${steps.map(({ x, y }) => `H${x - corner}${up}${y + corner}${right}`).join('')}H380`;
  return (
    <ChartFrame chart={chart} legend={[{ sign: 'sun', text: `${stepAmount(total, format)} ${chart.legend}` }]}>
      <svg viewBox={`0 0 380 ${bottom + axis}`} className="chart-drawing steps">
        <path d={`M0 ${top}.5h380M0 97.5h380M0 ${bottom}.5h380`} className="chart-axis" />
        <path d={`${line}V${bottom}z`} className="steps-area" />
        <path d={line} className="steps-line" />
        <g strokeLinecap="round">
          <path d={dots} strokeWidth="13" className="chart-sun" />
          <path d={dots} strokeWidth="8" className="chart-hole" />
        </g>
        <g textAnchor="end">
          {steps.map(({ x, y, text }) => (
            <text key={x} x={x - 4} y={y - 9}>
              {text}
            </text>
          ))}
        </g>
        <text x={names.map((name) => Math.round((name - 0.5) * width)).join(' ')} y={bottom + 21} textAnchor="middle">
          {names.join('')}
        </text>
      </svg>
    </ChartFrame>
  );
}
