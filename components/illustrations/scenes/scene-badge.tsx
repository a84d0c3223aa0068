import { cx } from '@/components/ui/cx';
import type { Badge } from '@/lib/content/schemas/kit';

const tones = {
  blue: 'bg-brand-tint text-brand-deep',
  leaf: 'bg-leaf-tint text-leaf',
  sun: 'bg-sun-tint text-sun-deep',
  quiet: 'bg-paper-deep text-ink-soft',
} satisfies Record<Badge['tone'], string>;

type SceneBadgeProps = { badge: Badge; className?: string };

/** A status in a scene: booked, paid, waiting. */
export function SceneBadge({ badge, className }: SceneBadgeProps) {
  return (
    <span
      className={cx(
        'inline-block rounded-chip px-2 py-0.5 text-tiny font-semibold whitespace-nowrap',
        tones[badge.tone],
        className,
      )}
    >
      {badge.text}
    </span>
  );
}
