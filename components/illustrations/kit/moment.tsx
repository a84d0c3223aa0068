import { Stars } from '@/components/ui/stars';
import type { Badge as BadgeData, MomentData } from '@/lib/content/schemas/kit';
import { Badge } from './head';
import './kit.deferred.css';

/** A visit that has got its day and hour. It is a card of its own. */
export function Moment({ day, hour, title, detail, badge }: MomentData) {
  return (
    <div className="kit-card kit-moment">
      <p>
        {day} <b>{hour}</b>
      </p>
      <p>
        <b>{title}</b> {detail}
      </p>
      <Badge badge={badge} />
    </div>
  );
}

type ReviewProps = {
  text: string;
  /** What stands over the words instead of five stars. */
  badge?: BadgeData;
};

/** Large words: what a customer writes with five stars, or what came of it all. */
export function Review({ text, badge }: ReviewProps) {
  return (
    <div className="kit-review">
      {badge ? <Badge badge={badge} /> : <Stars />} <p>{text}</p>
    </div>
  );
}
