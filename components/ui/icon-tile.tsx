import type { IconName } from '@/lib/content/schemas/fields';
import { cx } from './cx';
import { Icon } from './icon';

const tones = {
  blue: 'bg-brand-tint text-brand-deep',
  clay: 'bg-clay-tint text-clay-bright',
} as const;

type IconTileProps = { name: IconName; tone?: keyof typeof tones };

/** An icon on a tinted tile, for use above a card's title. */
export function IconTile({ name, tone = 'blue' }: IconTileProps) {
  return (
    <span className={cx('grid size-11 place-items-center rounded-button', tones[tone])}>
      <Icon name={name} className="size-[1.375rem]" />
    </span>
  );
}
