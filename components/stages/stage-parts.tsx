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

/** Where the story ends: the review of its last moment. */
export function StageReview({ story }: { story: Storyline }) {
  const review = story.moments[4];
  if (!review) return null;
  return (
    <StageCard slot="stage-review">
      <p className="stage-row">
        <Stars />
        <span className="stage-quiet">{review.time}</span>
      </p>
      <p className="stage-strong">{review.text}</p>
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
