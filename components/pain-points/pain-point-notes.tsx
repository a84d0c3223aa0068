import type { PainPointsOf } from '@/lib/content/schemas/sections';
import { Symptoms } from './symptoms';

/** Three problems, each under a note that somebody struck out without doing anything about it. */
export function PainPointNotes({ painPoints }: { painPoints: PainPointsOf<'notes'> }) {
  return (
    <ul className="notes">
      {painPoints.cards.map((card) => (
        <li key={card.title}>
          <p>
            <s>{card.note}</s>
          </p>
          <h3 className="text-card">{card.title}</h3>
          <p className="mt-1.5 text-ink-soft">{card.text}</p>
          <Symptoms points={card.checklist} />
        </li>
      ))}
    </ul>
  );
}
