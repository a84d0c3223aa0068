import type { JSX } from 'react';
import type { IconName } from '@/lib/content/schemas/fields';
import type { Scene, Storyline } from '@/lib/content/schemas/scenes';
import type { Family, StageOf } from '@/lib/content/schemas/stages';
import { ChairStagePicture } from './chair-stage';
import { DeskStagePicture } from './desk-stage';
import { DispatchStagePicture } from './dispatch-stage';
import { RhythmStagePicture } from './rhythm-stage';
import { ProjectStagePicture } from './project-stage';
import { OriginTag } from './stage-parts';

/** What the component of a family takes. */
export type StageProps<Of extends Family> = {
  stage: StageOf<Of>;
  /** The scene of the hero, which is a part of the stage. */
  scene: Scene;
  /** The page's story: the line starts at its first moment and ends at its last. */
  story: Storyline;
  /** The drawing that stands for the trade. */
  motif: IconName;
};

const families: { [Of in Family]: (props: StageProps<Of>) => JSX.Element } = {
  dispatch: DispatchStagePicture,
  chair: ChairStagePicture,
  rhythm: RhythmStagePicture,
  project: ProjectStagePicture,
  desk: DeskStagePicture,
};

/** The picture of a hero: a single image to assistive technology, with the label of its scene. */
export function StagePicture({ stage, scene, story, motif }: StageProps<Family>) {
  const Picture = families[stage.family] as (props: StageProps<Family>) => JSX.Element;
  const [first] = story.moments;
  return (
    <div role="img" aria-label={scene.label} className="stage">
      <div aria-hidden="true">
        <div className="stage-plane">
          <Picture stage={stage} scene={scene} story={story} motif={motif} />
        </div>
        {first && stage.family !== 'rhythm' && <OriginTag moment={first} />}
      </div>
    </div>
  );
}
