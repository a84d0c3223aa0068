import type { JSX } from 'react';
import type { IconName } from '@/lib/content/schemas/fields';
import type { Scene, Storyline } from '@/lib/content/schemas/scenes';
import type { Family, HeroSceneOf } from '@/lib/content/schemas/hero-scenes';
import { ChairPicture } from './chair-picture';
import { DeskPicture } from './desk-picture';
import { DispatchPicture } from './dispatch-picture';
import { RhythmPicture } from './rhythm-picture';
import { ProjectPicture } from './project-picture';
import { OriginTag } from './hero-scene-parts';

/** What the component of a family takes. */
export type HeroSceneProps<Of extends Family> = {
  heroScene: HeroSceneOf<Of>;
  /** The scene of the hero, which is a part of this. */
  scene: Scene;
  /** The page's story: the line starts at its first moment and ends at its last. */
  story: Storyline;
  /** The drawing that stands for the trade. */
  motif: IconName;
};

const families: { [Of in Family]: (props: HeroSceneProps<Of>) => JSX.Element } = {
  dispatch: DispatchPicture,
  chair: ChairPicture,
  rhythm: RhythmPicture,
  project: ProjectPicture,
  desk: DeskPicture,
};

/** The picture of a hero: a single image to assistive technology, with the label of its scene. */
export function HeroScenePicture({ heroScene, scene, story, motif }: HeroSceneProps<Family>) {
  const Picture = families[heroScene.family] as (props: HeroSceneProps<Family>) => JSX.Element;
  const [first] = story.moments;
  return (
    <div role="img" aria-label={scene.label} className="hero-scene">
      <div aria-hidden="true">
        <div className="hero-scene-plane">
          <Picture heroScene={heroScene} scene={scene} story={story} motif={motif} />
        </div>
        {first && heroScene.family !== 'rhythm' && <OriginTag moment={first} />}
      </div>
    </div>
  );
}
