import type { ReactNode } from 'react';
import { SceneTile } from '@/components/scenes/scene-tile';
import { cx } from '@/components/ui/cx';
import { Stars } from '@/components/ui/stars';
import type { Moment, Storyline } from '@/lib/content/schemas/scenes';

/**
 * Parts that the hero scenes of all families share. A hero scene is drawn on a plane whose origin is near the middle of the page;
 * coordinates are pixels on that plane (components/hero-scenes/hero-scenes.css).
 */

type HeroSceneCardProps = {
  /** The class of the card's place. */
  slot: string;
  children: ReactNode;
};

/** A white card on a hero scene. */
export function HeroSceneCard({ slot, children }: HeroSceneCardProps) {
  return <div className={cx('hero-scene-card', slot)}>{children}</div>;
}

/** Where the story begins: its first moment, in the lower left of the hero. The line starts here. */
export function OriginTag({ moment }: { moment: Moment }) {
  return (
    <div className="hero-scene-origin">
      <SceneTile name={moment.icon} />
      <p>
        <b>{moment.title}</b>
        {moment.time}, {moment.text}
      </p>
    </div>
  );
}

/** Where the story ends: its last moment, which is a review or something else that came of it. */
export function HeroSceneEnd({ story }: { story: Storyline }) {
  const last = story.moments[4];
  if (!last) return null;
  return (
    <HeroSceneCard slot="hero-scene-end">
      <p className="hero-scene-row">
        {last.style === 'stars' ? <Stars /> : <b>{last.title}</b>}
        <span className="hero-scene-quiet">{last.time}</span>
      </p>
      <p className="hero-scene-strong">{last.text}</p>
    </HeroSceneCard>
  );
}

/** A layer for lines, drawn in the plane's coordinates. */
export function HeroSceneLines({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg width="1" height="1" className={cx('hero-scene-lines drawn-line', className)}>
      {children}
    </svg>
  );
}
