import { Bubble } from './bubble';
import { SceneBadge } from './scene-badge';
import { SceneFrame, type SceneProps } from './scene-frame';

/** A phone call answered by the assistant: what the caller asked, and the answer. */
export function CallScene({ scene, embedded }: SceneProps<'call'>) {
  return (
    <SceneFrame label={scene.label} embedded={embedded}>
      {scene.request && (
        <div className="mb-4 text-small">
          <Bubble side="received">{scene.request}</Bubble>
        </div>
      )}
      <div className="rounded-tile border border-rule bg-white p-4 shadow-card">
        <p className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-tiny text-ink-quiet">
          <span>
            {scene.speaker} · {scene.duration}
          </span>
          <SceneBadge badge={scene.badge} />
        </p>
        <p className="text-body leading-snug">“{scene.quote}”</p>
      </div>
    </SceneFrame>
  );
}
