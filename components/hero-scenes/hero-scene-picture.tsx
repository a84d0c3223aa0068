import type { JSX } from 'react';
import { OfKind } from '@/components/ui/of-kind';
import type { Family } from '@/lib/content/schemas/hero-scenes';
import { ChairPicture } from './chair-picture';
import { DeskPicture } from './desk-picture';
import { DispatchPicture } from './dispatch-picture';
import { RhythmPicture } from './rhythm-picture';
import { ProjectPicture } from './project-picture';
import { OriginTag } from './hero-scene-parts';
import type { HeroSceneProps } from './hero-scene-props';

const families: { [Of in Family]: (props: HeroSceneProps<Of>) => JSX.Element } = {
  dispatch: DispatchPicture,
  chair: ChairPicture,
  rhythm: RhythmPicture,
  project: ProjectPicture,
  desk: DeskPicture,
};

/** The picture of a hero: a single image to assistive technology, with the label of its scene. */
export function HeroScenePicture({ heroScene, scene, story, motif }: HeroSceneProps<Family>) {
  const [first] = story.moments;
  return (
    <div role="img" aria-label={scene.label} className="hero-scene">
      <div aria-hidden="true">
        <div className="hero-scene-plane">
          <OfKind components={families} kind={heroScene.family} props={{ heroScene, scene, story, motif }} />
        </div>
        {first && heroScene.family !== 'rhythm' && <OriginTag moment={first} />}
      </div>
    </div>
  );
}
