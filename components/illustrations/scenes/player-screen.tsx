import { Badge } from '@/components/illustrations/kit/badge';
import { CardHead } from '@/components/illustrations/kit/head';
import { Message } from '@/components/illustrations/kit/message';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Stars } from '@/components/ui/stars';
import type { Shown } from '@/lib/content/schemas/home';

type PlayerScreenProps = {
  shown: readonly Shown[];
  /** Whether it is hidden in the markup, and the classes by which styles show it. */
  hidden: boolean;
  className: string;
};

/** What a step of a story adds to the product’s screen: a missed call, a message, a visit, an amount, a review. */
export function PlayerScreen({ shown, hidden, className }: PlayerScreenProps) {
  return shown.map((one) => {
    const { kind, text } = one;
    if (kind === 'message')
      return <Message key={text} from={one.from} text={text} hidden={hidden} className={className} />;
    if (kind === 'visit' || kind === 'sum')
      return (
        <div key={text} hidden={hidden} className={cx('kit-card', className, kind === 'visit' && 'bg-leaf-tint')}>
          <CardHead
            title={text}
            detail={one.detail}
            badge={kind === 'sum' ? { text: one.badge, tone: 'leaf' } : undefined}
          />
        </div>
      );
    return (
      <p key={text} hidden={hidden} className={cx(className, `player-${kind}`)}>
        {kind === 'call' && <Icon name="phone-missed" />}
        {kind === 'review' && <Stars />}
        {kind === 'badge' ? <Badge badge={{ text, tone: 'leaf' }} /> : text}
      </p>
    );
  });
}
