import { Bubble } from './bubble';
import { SceneBadge } from './scene-badge';
import { SceneCard, type SceneProps } from './scene-frame';

/** An invoice and the text message that gets it paid. */
export function InvoiceScene({ scene, embedded }: SceneProps<'invoice'>) {
  return (
    <SceneCard
      label={scene.label}
      embedded={embedded}
      title={scene.customer}
      aside={<SceneBadge badge={scene.badge} stamped={scene.badge.tone === 'leaf'} />}
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
