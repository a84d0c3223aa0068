import { X } from 'lucide';
import { Lucide } from '@/components/ui/lucide';
import type { PainPointsOf } from '@/lib/content/schemas/sections';
import { Symptoms } from './symptoms';

/** Three problems as cards, each below the appointment that stays empty because of it. */
export function PainPointSlots({ painPoints }: { painPoints: PainPointsOf<'slots'> }) {
  return (
    <ul className="slots">
      {painPoints.cards.map((card) => (
        <li key={card.title}>
          <p aria-hidden="true" className="lost-slot">
            <b className="tabular">{card.slot.time}</b>
            <span>
              <Lucide icon={X} className="size-4 shrink-0" />
              {card.slot.text}
            </span>
          </p>
          <div>
            <h3 className="text-card">{card.title}</h3>
            <p className="mt-2 text-ink-soft">{card.text}</p>
            <Symptoms points={card.checklist} ruled />
          </div>
        </li>
      ))}
    </ul>
  );
}
