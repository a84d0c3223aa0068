import { cx } from '@/components/ui/cx';
import type { SceneOf } from '@/lib/content/schemas/scenes';
import { SceneBadge } from './scene-badge';
import { SceneCard, type SceneProps } from './scene-frame';

type Slot = SceneOf<'calendar'>['slots'][number];

const looks = {
  done: 'border-l-leaf bg-leaf-tint',
  booked: 'border-l-brand bg-brand-tint',
  waiting: 'border-l-sun bg-sun-tint',
  open: 'border-l-rule bg-paper',
} satisfies Record<Slot['state'], string>;

/** One day's appointments: done, booked, waiting or open. */
export function CalendarScene({ scene, embedded }: SceneProps<'calendar'>) {
  return (
    <SceneCard label={scene.label} embedded={embedded} title={scene.day} aside={<SceneBadge badge={scene.badge} />}>
      <ul className="grid gap-2">
        {scene.slots.map((slot) => (
          <li key={slot.time} className="flex items-start gap-3">
            <span className="w-11 shrink-0 pt-2.5 text-right text-tiny text-ink-quiet tabular">{slot.time}</span>
            <p className={cx('min-w-0 flex-1 rounded-chip border-l-4 px-3 py-2 leading-snug', looks[slot.state])}>
              <span className="block font-semibold">{slot.title}</span>
              <span className="text-ink-soft">{slot.detail}</span>
            </p>
          </li>
        ))}
      </ul>
    </SceneCard>
  );
}
