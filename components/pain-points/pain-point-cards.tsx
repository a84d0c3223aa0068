import { IconTile } from '@/components/ui/icon-tile';
import type { PainPointsOf } from '@/lib/content/schemas/sections';
import { Symptoms } from './symptoms';

/** Three problems as cards with an icon. */
export function PainPointCards({ painPoints }: { painPoints: PainPointsOf<'cards'> }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
      {painPoints.cards.map((card) => (
        <li key={card.title} className="rounded-card border border-rule bg-white p-6 lg:p-7">
          <IconTile name={card.icon} tone="clay" />
          <h3 className="mt-5 text-card">{card.title}</h3>
          <p className="mt-2 text-ink-soft">{card.text}</p>
          <Symptoms points={card.checklist} ruled />
        </li>
      ))}
    </ul>
  );
}
