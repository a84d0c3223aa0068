import { Check } from 'lucide';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Lucide } from '@/components/ui/lucide';
import type { SceneOf } from '@/lib/content/schemas/scenes';
import { SceneBadge } from './scene-badge';
import { SceneTitle, type SceneProps } from './scene-frame';

type Slot = SceneOf<'calendar'>['slots'][number];

const looks = {
  done: 'border-l-leaf bg-leaf-tint',
  booked: 'border-l-brand bg-brand-tint',
  waiting: 'border-l-sun bg-sun-tint',
  open: 'border-l-rule bg-paper',
} satisfies Record<Slot['state'], string>;

/** One day's appointments: done, booked, waiting or open. */
export function CalendarScene({ scene }: SceneProps<'calendar'>) {
  return (
    <>
      <SceneTitle title={scene.day} aside={<SceneBadge badge={scene.badge} />} />
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
    </>
  );
}

/** A checklist in progress: an inspection, an approval round, the stages of a project. */
export function ChecklistScene({ scene }: SceneProps<'checklist'>) {
  return (
    <>
      <SceneTitle title={scene.title} aside={<SceneBadge badge={scene.badge} />} />
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
              <span className={item.done ? 'text-ink' : 'text-ink-soft'}>{item.text}</span>
              <span className="text-tiny text-ink-quiet">{item.detail}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * A board with three stages and their deals. In narrow columns the stages are stacked, with two deals each. It has no
 * frame of its own, so that it can be placed on a card.
 */
export function PipelineScene({ scene }: SceneProps<'pipeline'>) {
  return (
    <div className="@container">
      <div className="grid gap-2 @md:grid-cols-3 @md:gap-3">
        {scene.columns.map((column, index) => (
          <div
            key={column.name}
            className="flex min-w-0 flex-col gap-2 rounded-tile bg-paper-deep p-2 pb-3 text-tiny @md:p-2.5 @lg:p-3 @lg:text-small"
          >
            <p className="flex items-baseline justify-between gap-1 px-0.5 font-semibold">
              <span className="truncate">{column.name}</span>
              <span className="text-ink-quiet tabular">{column.count}</span>
            </p>
            {column.cards.map((card) => (
              <p
                key={card.title}
                className={cx(
                  'flex flex-wrap justify-between gap-x-3 rounded-button border bg-white px-2.5 py-1.5 leading-snug',
                  '@md:block @md:py-2 @lg:px-3 @lg:py-2.5',
                  column.cards.length > 2 && 'nth-[n+4]:hidden @md:nth-[n+4]:block',
                  index === scene.columns.length - 1 ? 'border-leaf-soft' : 'border-rule',
                )}
              >
                <span className="block font-semibold">{card.title}</span>
                <span className="text-ink-quiet">{card.detail}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The steps of an automated workflow, joined by a line. It is vertical, so that it fits the narrowest card. */
export function WorkflowScene({ scene }: SceneProps<'workflow'>) {
  return (
    <ul className="grid gap-2.5 text-small">
      {scene.steps.map((step, index) => (
        <li
          key={step.title}
          className="relative flex items-center gap-3.5 rounded-tile border border-rule bg-white p-2.5 pr-4"
        >
          {index < scene.steps.length - 1 && (
            <span className="absolute top-full left-[1.875rem] h-2.5 w-[3px] [translate:-50%] bg-brand" />
          )}
          <span
            className={cx(
              'grid size-10 shrink-0 place-items-center rounded-button',
              index === scene.steps.length - 1 ? 'bg-leaf-tint text-leaf' : 'bg-brand-tint text-brand-deep',
            )}
          >
            <Icon name={step.icon} />
          </span>
          <p className="min-w-0 leading-snug">
            <span className="block font-semibold">{step.title}</span>
            <span className="text-ink-quiet">{step.detail}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
