import type { JSX } from 'react';
import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { ExampleCaption } from '@/components/ui/example-caption';
import { OfKind } from '@/components/ui/of-kind';
import type { IconName } from '@/lib/content/schemas/fields';
import type { Family, HeroSceneOf } from '@/lib/content/schemas/hero-scenes';
import type { Scene, Storyline } from '@/lib/content/schemas/scenes';
import type { TradeObjectName } from '@/lib/content/schemas/trade-object';
import { ChairPicture } from './chair-picture';
import { DeskPicture } from './desk-picture';
import { DispatchPicture } from './dispatch-picture';
import { ProjectPicture } from './project-picture';
import { RhythmPicture } from './rhythm-picture';

/** What the picture of a family takes. */
export type HeroSceneProps<Of extends Family> = {
  heroScene: HeroSceneOf<Of>;
  /** The scene of the hero, which is a part of the picture. */
  scene: Scene;
  /** The page's story, of which the picture may show the beginning. */
  story: Storyline;
  /** The icon that stands for the trade. */
  motif: IconName;
};

type HeroScenePictureProps = HeroSceneProps<Family> & { object: TradeObjectName };

const families: { [Of in Family]: (props: HeroSceneProps<Of>) => JSX.Element } = {
  dispatch: DispatchPicture,
  chair: ChairPicture,
  rhythm: RhythmPicture,
  project: ProjectPicture,
  desk: DeskPicture,
};

/**
 * The picture of a hero with the thing that the trade works with: a single image to assistive technology, with the label of
 * its scene.
 */
export function HeroScenePicture({ heroScene, scene, story, motif, object }: HeroScenePictureProps) {
  return (
    <div role="img" aria-label={scene.label} className="hero-scene">
      <div aria-hidden="true" className="hero-scene-plane">
        <OfKind components={families} kind={heroScene.family} props={{ heroScene, scene, story, motif }} />
        <TradeObject name={object} className="hero-scene-object" />
      </div>
      <ExampleCaption className="hero-scene-caption" />
    </div>
  );
}
