import { cx } from '@/components/ui/cx';
import type { Badge as BadgeData } from '@/lib/content/schemas/kit';
import './kit.css';

type BadgeProps = { badge: BadgeData; className?: string };

/** How something stands: booked, paid, waiting. Its tone is leaf, sun, blue or quiet. */
export function Badge({ badge: { text, tone }, className }: BadgeProps) {
  return <span className={cx(`kit-badge kit-badge-${tone}`, className)}>{text}</span>;
}

type CardHeadProps = { title: string; detail?: string; badge?: BadgeData };

/** The head of a card: whose or what it is, and how it stands. */
export function CardHead({ title, detail, badge }: CardHeadProps) {
  return (
    <p className="kit-head">
      <b>{title}</b> {badge && <Badge badge={badge} />}
      {detail && <span>{detail}</span>}
    </p>
  );
}

type PlateHeadProps = { title: string; time?: string; missed?: boolean };

/** The quiet first line of a thread: who it is with, and when it began. */
export function PlateHead({ title, time, missed = false }: PlateHeadProps) {
  return (
    <p className={cx('kit-plate-head', missed && 'kit-missed')}>
      <span>{title}</span> <span>{time}</span>
    </p>
  );
}
