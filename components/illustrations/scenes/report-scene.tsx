import { Bubble } from './bubble';
import { Meters } from './meters';
import { SceneCard, type SceneProps } from './scene-frame';

/** A report that an owner can read in a minute, or the progress of one customer with the message that it triggers. */
export function ReportScene({ scene, embedded }: SceneProps<'report'>) {
  return (
    <SceneCard label={scene.label} embedded={embedded} title={scene.title} aside={scene.period}>
      <Meters rows={scene.rows} />
      {scene.note && <p className="mt-5 rounded-tile bg-paper-deep px-4 py-3 text-ink-soft">{scene.note}</p>}
      {scene.message && (
        <div className="mt-5">
          <Bubble side="sent">{scene.message}</Bubble>
        </div>
      )}
    </SceneCard>
  );
}
