import { Sparkles } from 'lucide';
import { Bubbles } from '@/components/illustrations/scenes/bubble';
import { EmbeddedScene } from '@/components/illustrations/scenes/scene-picture';
import { blocks, maps, route, streets } from '@/components/illustrations/scenes/street-map';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import type { IconName } from '@/lib/content/schemas/fields';
import type { DispatchHeroScene } from '@/lib/content/schemas/hero-scenes';
import type { Scene, Storyline } from '@/lib/content/schemas/scenes';
import { site } from '@/lib/content';
import { HeroSceneLines } from './hero-scene-parts';

/** The map is turned by this many degrees. */
const turn = 'rotate(-9 370 450)';

type MapProps = Pick<DispatchHeroScene, 'map'>;

function Streets({ map }: MapProps) {
  const { darker, park } = blocks(maps[map]);
  return (
    <g transform={turn}>
      <path d={darker} className="fill-sun-block" />
      <path d={park} className="fill-leaf-wash" />
      <path d={streets(maps[map])} />
    </g>
  );
}

const mapClass = 'bg-sun-wash fill-none stroke-street';

function Background({ map }: MapProps) {
  return (
    <svg
      viewBox="0 0 980 900"
      preserveAspectRatio="xMidYMin slice"
      strokeWidth="22"
      className={`hero-scene-background ${mapClass}`}
    >
      <Streets map={map} />
    </svg>
  );
}

/** The part of the map on which the route turns, behind a card. */
export function StreetMap({ map }: MapProps) {
  return (
    <svg
      viewBox="-14 140 818 400"
      preserveAspectRatio="xMidYMid slice"
      strokeWidth="22"
      className={`print-hidden absolute inset-0 size-full ${mapClass}`}
    >
      <Streets map={map} />
      <path transform={turn} d={route(maps[map])} strokeWidth="4" className="stroke-brand" />
    </svg>
  );
}

/** The answer that waits for an OK. */
function Draft({ text }: { text: string }) {
  return (
    <div
      className={cx(
        'hero-scene-last mt-3.5 -ml-1 w-43 rounded-tile border-[1.5px] border-brand-soft bg-brand-tint px-3.5 py-3',
        'xl:mt-4 xl:ml-0 xl:w-auto xl:px-4 xl:py-3.5',
      )}
    >
      <p className="mb-1.5 flex items-center gap-1.5 text-tiny/[1.2] font-semibold text-brand-deep">
        <Lucide icon={Sparkles} className="size-4 shrink-0" />
        {site.draft.title}
      </p>
      <p>{text}</p>
      <p className="mt-3 font-semibold text-brand-deep max-xl:hidden">
        <b className="mr-4 inline-block rounded-button bg-brand-deep px-4 py-1.5 font-semibold text-white">
          {site.draft.send}
        </b>
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
      <HeroSceneLines className="max-xl:hidden">
        <path transform={turn} d={route(maps[heroScene.map])} />
      </HeroSceneLines>
      <div
        className={cx(
          'relative -ml-3 w-[min(318px,100%-12px)] overflow-hidden rounded-[52px_52px_0_0] border-9 border-b-0 border-ink',
          'bg-white px-4 pt-3.5 pb-7 elevation-float xl:absolute xl:top-25 xl:bottom-0 xl:left-10.5 xl:m-0 xl:w-84',
        )}
      >
        <p className="flex items-center justify-between px-3.5 text-small/[1.4]">
          <b>{heroScene.phone.time}</b>
          <span className="h-6.25 w-21.5 rounded-full bg-ink" />
          <i className="tracking-[0.1em] not-italic">•••</i>
        </p>
        <p className="hero-scene-quiet -mx-4 mt-3 mb-3.5 flex items-center gap-3 border-b border-rule px-4 pb-3">
          <Icon name={icon} className="w-11 flex-none rounded-tile bg-brand-tint p-2.5 text-brand-deep" />
          <span>
            <strong className="block text-small/[1.4] font-semibold text-ink">{heroScene.phone.name}</strong>
            {heroScene.phone.detail}
          </span>
        </p>
        {opening && (
          <p className="mx-auto mb-2 flex w-fit items-center gap-2 rounded-full bg-clay-tint px-3 py-1 text-tiny/[1.4] font-semibold text-clay">
            <Icon name={opening.icon} className="size-4" />
            {opening.title}
          </p>
        )}
        {opening?.style === 'event' && scene.kind === 'conversation' && (
          <p className="hero-scene-quiet mb-3.5 text-center">{opening.text}</p>
        )}
        {scene.kind === 'conversation' ? (
          <div className="mt-3 grid gap-2.5">
            <Bubbles messages={scene.messages} />
          </div>
        ) : (
          <EmbeddedScene scene={scene} />
        )}
        <Draft text={heroScene.draft} />
      </div>
    </>
  );
}
