import type { JSX } from 'react';
import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { ExampleCaption } from '@/components/ui/example-caption';
import { OfKind } from '@/components/ui/of-kind';
import type { Family } from '@/lib/content/schemas/hero-scenes';
import type { TradeObjectName } from '@/lib/content/schemas/trade-object';
import { ChairPicture } from './chair-picture';
import { DeskPicture } from './desk-picture';
import { DispatchPicture } from './dispatch-picture';
import type { HeroSceneProps } from './hero-scene-props';
import { ProjectPicture } from './project-picture';
import { RhythmPicture } from './rhythm-picture';

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
      <ExampleCaption ground="tint" className="hero-scene-caption" />
    </div>
  );
}
