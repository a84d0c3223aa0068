import { IconTile } from '@/components/ui/icon-tile';
import type { PainPointsOf } from '@/lib/content/schemas/sections';

/** Three problems as the entries of a call log, joined by a broken line. */
export function PainPointLedger({ painPoints }: { painPoints: PainPointsOf<'ledger'> }) {
  return (
    <ul className="ledger">
      {painPoints.cards.map((card) => (
        <li key={card.title}>
          <IconTile name={card.icon} tone="clay" />
          <div>
            <h3 className="text-card">{card.title}</h3>
            <p className="mt-1.5 text-ink-soft">{card.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The line that breaks: under the heading, on wide screens. */
export function BrokenLine() {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 120" className="broken-line drawn-line">
      <path d="M0 104C96 104 88 4 184 4s96 76 148 76" className="stroke-brand" />
      <path d="M344 80c48-6 64-44 132-50" strokeDasharray="2 10" className="stroke-clay-bright" />
      <circle cx="334" cy="80" r="8" className="fill-white stroke-clay-bright" />
    </svg>
  );
}
