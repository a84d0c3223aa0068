import type { MomentData } from '@/lib/content/schemas/kit';
import { Badge } from './badge';
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
