import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { Shown } from '@/lib/content/schemas/home';
import { Bubble } from './bubble';

const card = 'max-w-105 rounded-tile border border-rule bg-white px-4 py-3 text-ink elevation-card';
const badge = 'w-fit rounded-chip bg-leaf-tint px-2.5 py-0.5 font-semibold text-leaf not-italic';

type EntryProps = {
  shown: Shown;
  /** Whether it is hidden in the markup, and the classes by which styles show it. */
  hidden: boolean;
  className: string;
};

/** Something on the product’s screen: a missed call, a message, a visit, an amount, a review. */
function Entry({ shown: { kind, text, detail, ...sum }, hidden, className }: EntryProps) {
  switch (kind) {
    case 'sent':
    case 'received':
      return (
        <Bubble side={kind} hidden={hidden} className={className}>
          {text}
        </Bubble>
      );
    case 'call':
      return (
        <p hidden={hidden} className={cx(className, 'player-call')}>
          <Icon name="phone-missed" />
          {text}
        </p>
      );
    case 'badge':
      return (
        <p hidden={hidden} className={cx(className, badge, 'ml-auto')}>
          {text}
        </p>
      );
    case 'visit':
      return (
        <p hidden={hidden} className={cx(className, 'rounded-chip border-l-4 border-leaf bg-leaf-tint px-4 py-2')}>
          <b className="block text-ink">{text}</b> {detail}
        </p>
      );
    case 'sum':
      return (
        <p hidden={hidden} className={cx(className, card, 'player-sum')}>
          <b className="font-display text-title tracking-tight whitespace-nowrap">{text}</b>{' '}
          <i className={badge}>{sum.badge}</i> {detail}
        </p>
      );
    case 'review':
      return (
        <p
          hidden={hidden}
          className={cx(className, card, 'player-review font-display text-card font-heading tracking-tight')}
        >
          {text}
        </p>
      );
  }
}

type PlayerScreenProps = { shown: readonly Shown[] } & Omit<EntryProps, 'shown'>;

/** What a step of a story adds to the product’s screen. */
export function PlayerScreen({ shown, ...visibility }: PlayerScreenProps) {
  return shown.map((one) => <Entry key={one.text} shown={one} {...visibility} />);
}
