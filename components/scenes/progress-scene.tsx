import type { SceneOf } from '@/lib/content/schemas/scenes';
import { Bubble } from './bubble';
import { Meters } from './meters';
import { SceneCard } from './scene-frame';

/** The progress of a member or patient, and the message that it triggers. */
export function ProgressScene({ scene }: { scene: SceneOf<'progress'> }) {
  return (
    <SceneCard label={scene.label} title={scene.person} aside={scene.since}>
      <Meters rows={scene.metrics} />
      <div className="mt-5">
        <Bubble side="sent">{scene.message}</Bubble>
      </div>
    </SceneCard>
  );
}
