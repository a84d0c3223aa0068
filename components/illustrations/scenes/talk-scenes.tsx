import { Bubble, Bubbles } from './bubble';
import { SceneBadge } from './scene-badge';
import { SceneCard, SceneFrame, type SceneProps } from './scene-frame';
import { SceneTile } from './scene-tile';
import './motion.deferred.css';

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

/** A phone call answered by the assistant: what the caller asked, and the answer. */
export function CallScene({ scene, embedded }: SceneProps<'call'>) {
  return (
    <SceneFrame label={scene.label} embedded={embedded}>
      {scene.request && (
        <div className="mb-4 text-small">
          <Bubble side="received">{scene.request}</Bubble>
        </div>
      )}
      <div className="rounded-tile border border-rule bg-white p-4 elevation-card">
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

/** An invoice and the text message that gets it paid. */
export function InvoiceScene({ scene, embedded }: SceneProps<'invoice'>) {
  return (
    <SceneCard
      label={scene.label}
      embedded={embedded}
      title={scene.customer}
      aside={<SceneBadge badge={scene.badge} className={scene.badge.tone === 'leaf' ? 'stamp' : undefined} />}
    >
      <p className="mb-3 font-display text-card font-semibold tracking-tight">{scene.title}</p>
      <ul className="border-y border-rule ruled">
        {scene.lines.map((line) => (
          <li key={line.label} className="flex justify-between gap-4 py-2">
            <span>{line.label}</span>
            <span className="whitespace-nowrap tabular">{line.amount}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 mb-4 flex items-baseline justify-between gap-4 font-semibold">
        <span>Total</span>
        <span className="font-display text-title tracking-tight tabular">{scene.total}</span>
      </p>
      <Bubble side="sent">{scene.message}</Bubble>
    </SceneCard>
  );
}
