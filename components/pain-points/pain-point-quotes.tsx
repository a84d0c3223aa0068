import type { PainPointsOf } from '@/lib/content/schemas/sections';

/** Three problems, each under the sentence in which it is heard. */
export function PainPointQuotes({ painPoints }: { painPoints: PainPointsOf<'quotes'> }) {
  return (
    <ul className="quotes">
      {painPoints.cards.map((card) => (
        <li key={card.title}>
          <p className="quote font-display text-title leading-normal font-semibold tracking-tight text-balance text-clay">
            <span>“{card.quote}”</span>
          </p>
          <h3 className="text-card">{card.title}</h3>
          <p className="mt-2 text-ink-soft">{card.text}</p>
        </li>
      ))}
    </ul>
  );
}
