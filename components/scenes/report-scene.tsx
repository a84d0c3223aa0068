import type { SceneOf } from '@/lib/content/schemas/scenes';
import { Meters } from './meters';
import { SceneCard } from './scene-frame';

/** A report that an owner can read in a minute. */
export function ReportScene({ scene }: { scene: SceneOf<'report'> }) {
  return (
    <SceneCard label={scene.label} title={scene.title} aside={scene.period}>
      <Meters rows={scene.rows} />
      <p className="mt-5 rounded-tile bg-paper-deep px-4 py-3 text-ink-soft">{scene.note}</p>
    </SceneCard>
  );
}
