import { Check } from 'lucide';
import { cx } from '@/components/ui/cx';
import { SceneBadge } from './scene-badge';
import { SceneCard, type SceneProps } from './scene-frame';
import { Lucide } from '@/components/ui/lucide';

/** A checklist in progress: an inspection, an approval round, the stages of a project. */
export function ChecklistScene({ scene, embedded }: SceneProps<'checklist'>) {
  return (
    <SceneCard label={scene.label} embedded={embedded} title={scene.title} aside={<SceneBadge badge={scene.badge} />}>
      <ul className="ruled">
        {scene.items.map((item) => (
          <li key={item.text} className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
            <span
              className={cx(
                'grid size-6 shrink-0 place-items-center rounded-full',
                item.done ? 'bg-leaf text-white' : 'border-2 border-rule',
              )}
            >
              {item.done && <Lucide icon={Check} className="size-4" strokeWidth={2.5} />}
            </span>
            <p className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 leading-snug">
              <span className={cx(item.done ? 'text-ink' : 'text-ink-soft')}>{item.text}</span>
              <span className="text-tiny text-ink-quiet">{item.detail}</span>
            </p>
          </li>
        ))}
      </ul>
    </SceneCard>
  );
}
