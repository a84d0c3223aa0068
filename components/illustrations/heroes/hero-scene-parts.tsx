import type { ReactNode } from 'react';
import { Bubbles } from '@/components/illustrations/scenes/bubble';
import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { cx } from '@/components/ui/cx';
import type { Scene } from '@/lib/content/schemas/scenes';
import './hero-scenes.css';

type PartProps = { className?: string; children: ReactNode };

/** A layer for lines. Its coordinates are pixels from its upper left corner. */
export function HeroSceneLines({ className, children }: PartProps) {
  return (
    <svg width="1" height="1" className={cx('drawn-line absolute', className)}>
      {children}
    </svg>
  );
}

type HeroSceneThreadProps = { scene: Scene; className: string; threadClass?: string; children?: ReactNode };

/** The conversation of a hero on a card, without its outcome: that is what the rest of the picture shows. */
export function HeroSceneThread({ scene, className, threadClass = 'grid gap-2.5', children }: HeroSceneThreadProps) {
  if (scene.kind !== 'conversation') return null;
  return (
    <div className={cx('hero-scene-card', className)}>
      <p className="hero-scene-row hero-scene-quiet">
        {scene.inbox}
        <SceneBadge badge={scene.badge} />
      </p>
      <div className={cx('mt-3', threadClass)}>
        <Bubbles messages={scene.messages} />
        {children}
      </div>
    </div>
  );
}
