import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/content/schemas/fields';

const tones = {
  white: 'border-ink bg-white text-brand-deep',
  clay: 'border-ink bg-clay-tint text-clay',
  blue: 'border-ink bg-brand-tint text-brand-deep',
  leaf: 'border-ink bg-leaf-tint text-leaf',
  sun: 'border-ink bg-sun-tint text-sun-deep',
} as const;

export type TileTone = keyof typeof tones;

type SceneTileProps = { name: IconName; tone?: TileTone; large?: boolean };

/** A small tile with an icon, for use on a storyline and next to an outcome. */
export function SceneTile({ name, tone = 'white', large = false }: SceneTileProps) {
  return (
    <span
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-button border-2',
        tones[tone],
        large && 'relative lg:size-15 lg:border-3',
      )}
    >
      <Icon name={name} />
    </span>
  );
}
