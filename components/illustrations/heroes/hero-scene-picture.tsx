import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { ExampleCaption } from '@/components/ui/example-caption';
import type { IconName } from '@/lib/content/schemas/fields';
import type { HeroScene, TradeObjectName } from '@/lib/content/schemas/hero-scenes';
import type { Scene, Storyline } from '@/lib/content/schemas/scenes';
import { ChairPicture } from './chair-picture';
import { DeskPicture } from './desk-picture';
import { DispatchPicture } from './dispatch-picture';
import { ProjectPicture } from './project-picture';
import { RhythmPicture } from './rhythm-picture';

type PlaneProps = {
  heroScene: HeroScene;
  /** The scene of the hero, which is a part of the picture. */
  scene: Scene;
  /** The page's story, of which the picture may show the beginning. */
  story: Storyline;
  /** The icon that stands for the trade. */
  icon: IconName;
};

function Plane({ heroScene, scene, story, icon }: PlaneProps) {
  switch (heroScene.layout) {
    case 'dispatch':
      return <DispatchPicture heroScene={heroScene} scene={scene} story={story} icon={icon} />;
    case 'chair':
      return <ChairPicture heroScene={heroScene} scene={scene} />;
    case 'rhythm':
      return <RhythmPicture heroScene={heroScene} scene={scene} />;
    case 'project':
      return <ProjectPicture heroScene={heroScene} scene={scene} />;
    case 'desk':
      return <DeskPicture heroScene={heroScene} scene={scene} />;
  }
}

/**
 * The picture of a hero with the thing that the trade works with: a single image to assistive technology, with the label of
 * its scene.
 */
export function HeroScenePicture({ object, ...plane }: PlaneProps & { object: TradeObjectName }) {
  return (
    <div role="img" aria-label={plane.scene.label} className="hero-scene print-hidden">
      <div aria-hidden="true" className="hero-scene-plane">
        <Plane {...plane} />
        <TradeObject name={object} className="hero-scene-object" />
      </div>
      <div aria-hidden="true" className="contents">
        <ExampleCaption ground="tint" className="hero-scene-caption" />
      </div>
    </div>
  );
}
