import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { Icon } from '@/components/ui/icon';
import type { DeskHeroScene } from '@/lib/content/schemas/hero-scenes/desk';
import type { Scene } from '@/lib/content/schemas/scenes';
import { DeskSheet } from './desk-sheet';
import { HeroSceneCard } from './hero-scene-parts';

/** A slip beside the sheet: with an icon, with an amount, or with a sentence. */
function Slip({ slip }: { slip: DeskHeroScene['slips'][number] }) {
  if (slip.icon) {
    return (
      <HeroSceneCard className="desk-slip">
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
    <HeroSceneCard className="desk-slip">
      <p className="hero-scene-row hero-scene-quiet flex-wrap gap-y-1">
        {slip.title}
        <SceneBadge badge={slip.badge} />
      </p>
      {slip.amount && <p className="font-display text-title font-semibold tracking-tight">{slip.amount}</p>}
      <p className={slip.amount ? 'hero-scene-quiet' : 'mt-1.5 font-semibold text-balance'}>{slip.detail}</p>
    </HeroSceneCard>
  );
}

/** A sheet on an ink mat, with a slip for each thing that came of it and the line to them. */
export function DeskPicture({ heroScene, scene }: { heroScene: DeskHeroScene; scene: Scene }) {
  return (
    <>
      <DeskSheet heroScene={heroScene} scene={scene} />
      <div className="desk-slips">
        {heroScene.slips.map((slip) => (
          <Slip key={slip.title} slip={slip} />
        ))}
      </div>
    </>
  );
}
