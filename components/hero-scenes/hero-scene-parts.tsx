import type { ReactNode } from 'react';
import { SceneTile } from '@/components/scenes/scene-tile';
import { cx } from '@/components/ui/cx';
import { Stars } from '@/components/ui/stars';
import type { Moment, Storyline } from '@/lib/content/schemas/scenes';

/**
 * Parts that the stages of all families share. A stage is drawn on a plane whose origin is near the middle of the page;
 * coordinates are pixels on that plane (components/stages/stages.css).
 */

type StageCardProps = {
  /** The class of the card's place. */
  slot: string;
  children: ReactNode;
};

/** A white card on a stage. */
export function StageCard({ slot, children }: StageCardProps) {
  return <div className={cx('stage-card', slot)}>{children}</div>;
}

/** Where the story begins: its first moment, in the lower left of the hero. The line starts here. */
export function OriginTag({ moment }: { moment: Moment }) {
  return (
    <div className="stage-origin">
      <SceneTile name={moment.icon} />
      <p>
        <b>{moment.title}</b>
        {moment.time}, {moment.text}
      </p>
    </div>
  );
}

/** Where the story ends: its last moment, which is a review or something else that came of it. */
export function StageEnd({ story }: { story: Storyline }) {
  const last = story.moments[4];
  if (!last) return null;
  return (
    <StageCard slot="stage-end">
      <p className="stage-row">
        {last.style === 'stars' ? <Stars /> : <b>{last.title}</b>}
        <span className="stage-quiet">{last.time}</span>
      </p>
      <p className="stage-strong">{last.text}</p>
    </StageCard>
  );
}

/** A layer for lines, drawn in the plane's coordinates. */
export function StageLines({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg width="1" height="1" className={cx('stage-lines drawn-line', className)}>
      {children}
    </svg>
  );
}
