import type { ReactNode } from 'react';
import { Bubbles } from '@/components/scenes/bubble';
import { SceneBadge } from '@/components/scenes/scene-badge';
import type { Scene } from '@/lib/content/schemas/scenes';
import { HeroSceneCard } from './hero-scene-parts';

type HeroSceneThreadProps = {
  /** The class of the card's place. */
  slot: string;
  scene: Scene;
  /** What comes after the last message. */
  children?: ReactNode;
};

/** The conversation of a hero, without its outcome: that is what the rest of the hero scene shows. */
export function HeroSceneThread({ slot, scene, children }: HeroSceneThreadProps) {
  if (scene.kind !== 'conversation') return null;
  return (
    <HeroSceneCard slot={slot}>
      <p className="hero-scene-row hero-scene-quiet">
        {scene.inbox}
        <SceneBadge badge={scene.badge} />
      </p>
      <div className="hero-scene-thread">
        <Bubbles messages={scene.messages} />
        {children}
      </div>
    </HeroSceneCard>
  );
}
