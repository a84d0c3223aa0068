import { SceneBadge } from '@/components/scenes/scene-badge';
import { Icon } from '@/components/ui/icon';
import type { Slip } from '@/lib/content/schemas/hero-scenes/desk';
import { HeroSceneCard } from './hero-scene-parts';

/** A slip beside the sheet: with an icon, with an amount, or with a sentence. */
export function DeskSlip({ slip, slot }: { slip: Slip; slot: string }) {
  if (slip.icon) {
    return (
      <HeroSceneCard slot={slot}>
        <p className="desk-event">
          <span>
            <Icon name={slip.icon} />
          </span>
          <span>
            <b>{slip.title}</b>
            {slip.detail}
          </span>
        </p>
        <SceneBadge badge={slip.badge} />
      </HeroSceneCard>
    );
  }
  return (
    <HeroSceneCard slot={slot}>
      <p className="hero-scene-row hero-scene-quiet">
        {slip.title}
        <SceneBadge badge={slip.badge} />
      </p>
      {slip.amount && <p className="font-display text-title font-semibold tracking-tight">{slip.amount}</p>}
      <p className={slip.amount ? 'hero-scene-quiet' : 'hero-scene-strong mt-1.5 text-balance'}>{slip.detail}</p>
    </HeroSceneCard>
  );
}
