import { SceneBadge } from './scene-badge';
import { SceneCard, type SceneProps } from './scene-frame';

/** An email as the customer sees it. */
export function EmailScene({ scene, embedded }: SceneProps<'email'>) {
  return (
    <SceneCard label={scene.label} embedded={embedded} title={scene.from} aside={<SceneBadge badge={scene.badge} />}>
      <p className="border-b border-rule pb-3 font-display text-card font-semibold tracking-tight">{scene.subject}</p>
      <div className="grid gap-2.5 py-4 text-ink-soft">
        {scene.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <span className="inline-block rounded-button bg-brand-deep px-4 py-2 font-semibold text-white">
        {scene.button}
      </span>
    </SceneCard>
  );
}
