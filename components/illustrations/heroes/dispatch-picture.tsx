import { Sparkles } from 'lucide';
import { Bubbles } from '@/components/illustrations/scenes/bubble';
import { EmbeddedScene } from '@/components/illustrations/scenes/scene-picture';
import { blocks, maps, routeEnd, streets } from '@/components/illustrations/scenes/street-map';
import { Icon } from '@/components/ui/icon';
import { Lucide } from '@/components/ui/lucide';
import type { IconName } from '@/lib/content/schemas/fields';
import type { DispatchHeroScene } from '@/lib/content/schemas/hero-scenes';
import type { Scene, Storyline } from '@/lib/content/schemas/scenes';
import { site } from '@/lib/content';
import { HeroSceneLines } from './hero-scene-parts';

/** The map is turned by this many degrees. */
const turn = 'rotate(-9 370 450)';

function Background({ map }: Pick<DispatchHeroScene, 'map'>) {
  const { darker, park } = blocks(maps[map]);
  return (
    <svg
      viewBox="0 0 980 900"
      preserveAspectRatio="xMidYMin slice"
      className="hero-scene-background dispatch-background"
    >
      <g transform={turn}>
        <path d={darker} className="fill-sun-block" />
        <path d={park} className="fill-leaf-wash" />
        <path d={streets(maps[map])} />
      </g>
    </svg>
  );
}

/** The answer that waits for an OK. */
function Draft({ text }: { text: string }) {
  return (
    <div className="dispatch-draft hero-scene-last">
      <p className="dispatch-draft-title">
        <Lucide icon={Sparkles} className="size-4 shrink-0" />
        {site.draft.title}
      </p>
      <p>{text}</p>
      <p className="dispatch-draft-choices hero-scene-wide">
        <b>{site.draft.send}</b>
        <span>{site.draft.change}</span>
      </p>
    </div>
  );
}

type DispatchPictureProps = {
  heroScene: DispatchHeroScene;
  scene: Scene;
  /** The page's story, of which the picture shows the beginning. */
  story: Storyline;
  /** The icon that stands for the trade. */
  icon: IconName;
};

/** A phone with the first contact and the answer to it, and the street map on which the line leaves for the job. */
export function DispatchPicture({ heroScene, scene, story, icon }: DispatchPictureProps) {
  const [opening] = story.moments;
  return (
    <>
      <Background map={heroScene.map} />
      <HeroSceneLines className="hero-scene-wide">
        <path transform={turn} d={routeEnd(maps[heroScene.map], 200, 1700)} />
      </HeroSceneLines>
      <div className="dispatch-phone">
        <p className="dispatch-status">
          <b>{heroScene.phone.time}</b>
          <span />
          <i>•••</i>
        </p>
        <p className="dispatch-contact">
          <Icon name={icon} className="dispatch-mark" />
          <span>
            <strong>{heroScene.phone.name}</strong>
            {heroScene.phone.detail}
          </span>
        </p>
        {opening && (
          <p className="dispatch-alert">
            <Icon name={opening.icon} className="size-4" />
            {opening.title}
          </p>
        )}
        {opening?.style === 'event' && scene.kind === 'conversation' && (
          <p className="hero-scene-quiet mb-3.5 text-center">{opening.text}</p>
        )}
        {scene.kind === 'conversation' ? (
          <div className="hero-scene-thread">
            <Bubbles messages={scene.messages} />
          </div>
        ) : (
          <EmbeddedScene scene={scene} titled={false} />
        )}
        <Draft text={heroScene.draft} />
      </div>
    </>
  );
}
