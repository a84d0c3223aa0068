import type { ChartOf } from '@/lib/content/schemas/chart';
import { sum } from '@/lib/sum';
import { ChartFrame, type LegendEntry } from './chart-frame';

/** Sizes in units of the view box. */
const perRow = 14;
const step = 27;
const square = 17;

const signs: readonly LegendEntry['sign'][] = ['leaf', 'sun', 'open'];

/** `count` squares from the place `first` on, row by row, as one path. Moves are relative to the square before. */
function squares(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const place = first + index;
    const column = place % perRow;
    const move =
      index === 0
        ? `M${4 + column * step} ${4 + Math.floor(place / perRow) * step}`
        : column === 0
          ? `m-${(perRow - 1) * step} ${step}`
          : `m${step} 0`;
    return `${move}h${square}v${square}h-${square}z`;
  }).join('');
}

/** One square per person or appointment, colored by what became of it. */
export function WaffleChart({ chart }: { chart: ChartOf<'waffle'> }) {
  const { parts, total } = chart;
  const first = (part: number) => sum(parts.slice(0, part).map(({ count }) => count));
  return (
    <ChartFrame
      chart={chart}
      legend={parts.map((part, index) => ({ sign: signs[index] ?? 'open', text: `${part.count} ${part.legend}` }))}
    >
      <svg
        viewBox={`0 0 376 ${Math.ceil(total / perRow) * step}`}
        strokeWidth="6"
        strokeLinejoin="round"
        className="chart-drawing"
      >
        {parts.map((part, index) => (
          <path key={part.legend} d={squares(first(index), part.count)} className={`chart-${signs[index]}`} />
        ))}
        <path d={squares(first(2), parts[2]?.count ?? 0)} strokeWidth="3" className="chart-hole" />
      </svg>
    </ChartFrame>
  );
}
