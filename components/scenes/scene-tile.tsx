import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/content/schemas/fields';

/** A small white tile with an icon, for use on a storyline and next to an outcome. */
export function SceneTile({ name, className }: { name: IconName; className?: string }) {
  return (
    <span
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-tile border border-rule bg-white text-brand-deep shadow-card',
        className,
      )}
    >
      <Icon name={name} />
    </span>
  );
}
