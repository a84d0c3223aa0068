import { Lock } from 'lucide';
import { cx } from '@/components/ui/cx';
import { SceneBadge } from './scene-badge';
import { SceneFrame, type SceneProps } from './scene-frame';
import { Lucide } from '@/components/ui/lucide';

/** A small business's web page with its form, in a browser window. */
export function PageScene({ scene, embedded }: SceneProps<'page'>) {
  return (
    <SceneFrame
      label={scene.label}
      embedded={embedded}
      className={cx(
        'w-full overflow-hidden bg-white text-small text-ink',
        !embedded && 'rounded-card border border-rule shadow-float',
      )}
    >
      <div className="flex items-center gap-2 border-b border-rule bg-paper-deep px-4 py-2.5 text-tiny text-ink-soft">
        <Lucide icon={Lock} className="size-3.5" />
        <span className="truncate">{scene.address}</span>
        <span className="ml-auto">
          <SceneBadge badge={scene.badge} />
        </span>
      </div>
      <div className="hero-background p-5 sm:p-7">
        <p className="font-display text-title font-semibold tracking-tight text-balance">{scene.headline}</p>
        <p className="mt-2 text-ink-soft">{scene.text}</p>
        <div className="mt-5 grid gap-2.5 rounded-tile border border-rule bg-white p-4">
          {scene.fields.map((field) => (
            <span key={field} className="rounded-chip border border-rule px-3 py-2 text-ink-quiet">
              {field}
            </span>
          ))}
          <span className="rounded-chip bg-brand-deep px-3 py-2 text-center font-semibold text-white">
            {scene.button}
          </span>
        </div>
      </div>
    </SceneFrame>
  );
}
