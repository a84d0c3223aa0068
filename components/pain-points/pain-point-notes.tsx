import { CheckList } from '@/components/ui/check-list';
import type { PainPointsOf } from '@/lib/content/schemas/sections';

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
          {card.checklist && <CheckList points={card.checklist} mark="missing" className="mt-4 gap-2 text-small" />}
        </li>
      ))}
    </ul>
  );
}
