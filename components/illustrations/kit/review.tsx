import { Stars } from '@/components/ui/stars';
import type { Badge as BadgeData } from '@/lib/content/schemas/kit';
import { Badge } from './badge';
import './kit.deferred.css';

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
