import { cx } from '@/components/ui/cx';
import type { Badge as BadgeData } from '@/lib/content/schemas/kit';
import './kit.css';

const tones = {
  leaf: 'kit-badge-leaf',
  sun: 'kit-badge-sun',
  blue: 'kit-badge-blue',
  quiet: 'kit-badge-quiet',
} satisfies Record<BadgeData['tone'], string>;

type BadgeProps = { badge: BadgeData; className?: string };

/** How something stands: booked, paid, waiting. */
export function Badge({ badge: { text, tone }, className }: BadgeProps) {
  return <span className={cx('kit-badge', tones[tone], className)}>{text}</span>;
}
