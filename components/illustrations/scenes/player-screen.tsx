import { Badge } from '@/components/illustrations/kit/badge';
import { CardHead } from '@/components/illustrations/kit/head';
import { Message } from '@/components/illustrations/kit/message';
import { Review } from '@/components/illustrations/kit/review';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { Shown } from '@/lib/content/schemas/home';

/** Something on the product’s screen: a missed call, a message, a visit, an amount, a review. */
function part(shown: Shown) {
  switch (shown.kind) {
    case 'message':
      return <Message {...shown} />;
    case 'call':
      return (
        <>
          <Icon name="phone-missed" />
          {shown.text}
        </>
      );
    case 'badge':
      return <Badge badge={{ text: shown.text, tone: 'leaf' }} className="ml-auto block" />;
    case 'visit':
      return (
        <div className="kit-card bg-leaf-tint">
          <CardHead title={shown.text} detail={shown.detail} />
        </div>
      );
    case 'sum':
      return (
        <div className="kit-card">
          <CardHead title={shown.text} detail={shown.detail} badge={{ text: shown.badge, tone: 'leaf' }} />
        </div>
      );
    case 'review':
      return <Review text={shown.text} />;
  }
}

type PlayerScreenProps = {
  shown: readonly Shown[];
  /** Whether it is hidden in the markup, and the classes by which styles show it. */
  hidden: boolean;
  className: string;
};

/** What a step of a story adds to the product’s screen. */
export function PlayerScreen({ shown, hidden, className }: PlayerScreenProps) {
  return shown.map((one) => (
    <div key={one.text} hidden={hidden} className={cx(className, one.kind === 'call' && 'player-call')}>
      {part(one)}
    </div>
  ));
}
