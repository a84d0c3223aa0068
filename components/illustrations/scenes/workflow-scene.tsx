import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { SceneFrame, type SceneProps } from './scene-frame';

/** The steps of an automated workflow, joined by a line. It is vertical, so that it fits the narrowest card. */
export function WorkflowScene({ scene, embedded }: SceneProps<'workflow'>) {
  return (
    <SceneFrame label={scene.label} embedded={embedded}>
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
    </SceneFrame>
  );
}
