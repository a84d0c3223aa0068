import { cx } from '@/components/ui/cx';
import { SceneFrame, type SceneProps } from './scene-frame';

/**
 * A board with three stages and their deals. In narrow columns the stages are stacked, with two deals each. It has no
 * frame of its own, so that it can be placed on a card.
 */
export function PipelineScene({ scene, embedded }: SceneProps<'pipeline'>) {
  return (
    <SceneFrame label={scene.label} embedded={embedded} className="@container">
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
    </SceneFrame>
  );
}
