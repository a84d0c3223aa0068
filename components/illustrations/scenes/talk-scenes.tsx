import { Bubbles } from './bubble';
import { SceneBadge } from './scene-badge';
import { SceneTitle, type SceneProps } from './scene-frame';
import { SceneTile } from './scene-tile';
import './motion.deferred.css';

/** An inbox thread that ends with a booking, a quote or a payment. */
export function ConversationScene({ scene }: SceneProps<'conversation'>) {
  return (
    <>
      <SceneTitle title={scene.inbox} aside={<SceneBadge badge={scene.badge} />} />
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
    </>
  );
}

/** A phone call that the assistant answers. */
export function CallScene({ scene }: SceneProps<'call'>) {
  return (
    <div className="rounded-tile border border-rule bg-white p-4 elevation-card">
      <p className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-tiny text-ink-quiet">
        <span>
          {scene.speaker} · {scene.duration}
        </span>
        <SceneBadge badge={scene.badge} />
      </p>
      <p className="text-body leading-snug">“{scene.quote}”</p>
    </div>
  );
}
