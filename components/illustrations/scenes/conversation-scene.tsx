import { Bubbles } from './bubble';
import { SceneBadge } from './scene-badge';
import { SceneCard, type SceneProps } from './scene-frame';
import { SceneTile } from './scene-tile';

/** An inbox thread that ends with a booking, a quote or a payment. */
export function ConversationScene({ scene, embedded }: SceneProps<'conversation'>) {
  return (
    <SceneCard label={scene.label} embedded={embedded} title={scene.inbox} aside={<SceneBadge badge={scene.badge} />}>
      <div className="thread grid gap-2.5">
        <Bubbles messages={scene.messages} />
        <div className="mt-1.5 flex flex-wrap items-center gap-3 rounded-tile bg-paper-deep p-3">
          <SceneTile name={scene.outcome.icon} />
          <p className="min-w-[min(10rem,100%)] flex-1 leading-snug">
            <span className="block font-semibold">{scene.outcome.title}</span>
            <span className="text-ink-soft">{scene.outcome.detail}</span>
          </p>
          <SceneBadge badge={scene.outcome.badge} />
        </div>
      </div>
    </SceneCard>
  );
}
