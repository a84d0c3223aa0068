import { Bubble } from './bubble';
import { Meters } from './meters';
import { SceneCard, type SceneProps } from './scene-frame';

/** The progress of a member or patient, and the message that it triggers. */
export function ProgressScene({ scene, embedded }: SceneProps<'progress'>) {
  return (
    <SceneCard label={scene.label} embedded={embedded} title={scene.person} aside={scene.since}>
      <Meters rows={scene.metrics} />
      <div className="mt-5">
        <Bubble side="sent">{scene.message}</Bubble>
      </div>
    </SceneCard>
  );
}
