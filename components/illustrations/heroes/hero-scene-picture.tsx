import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { cx } from '@/components/ui/cx';
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

/** Where each layout has the thing that the trade works with and the caption, and what differs in the picture around them. */
const places: Record<HeroScene['layout'], { object: string; caption?: string; picture?: string }> = {
  dispatch: {
    object: 'max-xl:-end-5 max-xl:bottom-9',
    caption: 'max-lg:top-1 max-lg:right-[max(1.25rem,50%-175px)] max-lg:bottom-auto max-lg:left-auto',
    picture: 'pb-0 lg:max-xl:self-end',
  },
  project: { object: 'xl:top-145.5 xl:-left-8.5 xl:w-76', caption: 'xl:right-[calc(50%+72px)]' },
  chair: {
    object:
      'max-xl:relative max-xl:-mt-5 max-xl:justify-self-end xl:top-auto xl:-bottom-2 xl:left-[min(430px,50cqw-300px)] xl:w-62.5',
    caption: 'xl:right-[calc(50%+84px)]',
    picture: 'pb-0',
  },
  rhythm: {
    object: 'max-xl:top-21 max-xl:-right-2 max-xl:bottom-auto max-xl:w-[min(150px,40cqw)] xl:top-86',
  },
  // On ink, its lines need a ground of their own.
  desk: {
    object: cx(
      'rounded-card bg-paper p-3 elevation-float xl:top-124.5 xl:left-108.5 xl:w-62.5 max-xl:right-0',
      '@min-[90rem]/page:left-116.5',
    ),
    caption: 'max-lg:bottom-0',
  },
};

/**
 * The picture of a hero with the thing that the trade works with: a single image to assistive technology, with the label of
 * its scene.
 */
export function HeroScenePicture({ object, ...plane }: PlaneProps & { object: TradeObjectName }) {
  const place = places[plane.heroScene.layout];
  return (
    <div role="img" aria-label={plane.scene.label} className={cx('hero-scene print-hidden', place.picture)}>
      <div aria-hidden="true" className="hero-scene-plane">
        <Plane {...plane} />
        <TradeObject name={object} className={cx('hero-scene-object', place.object)} />
      </div>
      <div aria-hidden="true" className="contents">
        <ExampleCaption ground="tint" className={cx('hero-scene-caption', place.caption)} />
      </div>
    </div>
  );
}
