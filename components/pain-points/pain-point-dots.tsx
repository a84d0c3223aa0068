import type { PainPointsOf } from '@/lib/content/schemas/sections';
import { Symptoms } from './symptoms';

/** The center of a dot in its row. */
const x = (index: number) => 11 + index * 32;

/** A row of visits: came, missed and not yet. The line ends at the last one that took place. */
function DotRow({ dots }: { dots: string }) {
  const places = (sign: string, shape: string) =>
    [...dots].map((dot, index) => (dot === sign ? `M${x(index)} 11${shape}` : '')).join('');
  return (
    <svg aria-hidden="true" viewBox="0 0 256 22" className="dot-row">
      <path d={`M11 11H${x(dots.lastIndexOf('1'))}`} strokeWidth="2.5" />
      <path d={places('1', 'h0')} strokeWidth="20" />
      <path d={places('.', 'h0')} strokeWidth="9" className="stroke-rule" />
      <path d={places('x', 'm-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0')} strokeDasharray="1 3.7" className="dot-missed" />
    </svg>
  );
}

/** Three problems as open columns, each below a row of visits that breaks off. */
export function PainPointDots({ painPoints }: { painPoints: PainPointsOf<'dots'> }) {
  return (
    <ul className="dot-columns">
      {painPoints.cards.map((card) => (
        <li key={card.title}>
          <DotRow dots={card.dots} />
          <h3 className="mt-5 text-card">{card.title}</h3>
          <p className="mt-2 text-ink-soft">{card.text}</p>
          <Symptoms points={card.checklist} />
        </li>
      ))}
    </ul>
  );
}
