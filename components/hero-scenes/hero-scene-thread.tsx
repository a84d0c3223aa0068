import type { ReactNode } from 'react';
import { Bubbles } from '@/components/scenes/bubble';
import { SceneBadge } from '@/components/scenes/scene-badge';
import type { Scene } from '@/lib/content/schemas/scenes';
import { StageCard } from './stage-parts';

type StageThreadProps = {
  /** The class of the card's place. */
  slot: string;
  scene: Scene;
  /** What comes after the last message. */
  children?: ReactNode;
};

/** The conversation of a hero, without its outcome: that is what the rest of the stage shows. */
export function StageThread({ slot, scene, children }: StageThreadProps) {
  if (scene.kind !== 'conversation') return null;
  return (
    <StageCard slot={slot}>
      <p className="stage-row stage-quiet">
        {scene.inbox}
        <SceneBadge badge={scene.badge} />
      </p>
      <div className="stage-thread">
        <Bubbles messages={scene.messages} />
        {children}
      </div>
    </StageCard>
  );
}
