import { EmbeddedScene } from '@/components/scenes/scene-picture';
import { SceneBadge } from '@/components/scenes/scene-badge';
import { SceneTile } from '@/components/scenes/scene-tile';
import { blocks, maps, routePath, stopPlaces, streets } from '@/components/scenes/street-map';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import { Star } from '@/components/ui/star';
import type { DispatchHeroScene } from '@/lib/content/schemas/hero-scenes/dispatch';
import { HeroSceneCard, HeroSceneEnd, HeroSceneLines } from './hero-scene-parts';
import type { HeroSceneProps } from './hero-scene-props';

/** The map is turned by this many degrees. */
const turn = 'rotate(-9 370 450)';
/** Where the route starts and ends, and where it comes out from behind the phone, in the coordinates of the map. */
const start = -318;
const end = 653;
const phoneEnd = 385;

function Background({ map }: { map: DispatchHeroScene['map'] }) {
  const { darker, park } = blocks(maps[map]);
  return (
    <svg viewBox="0 0 980 900" className="hero-scene-background dispatch-background">
      <g transform={turn}>
        <path d={darker} className="fill-sun-block" />
        <path d={park} className="fill-leaf-wash" />
        <path d={streets(maps[map])} />
      </g>
    </svg>
  );
}

function Route({ map }: { map: DispatchHeroScene['map'] }) {
  return (
    <HeroSceneLines className="hero-scene-wide dispatch-route">
      <g transform={turn}>
        <path pathLength="1" className="hero-scene-draw" d={routePath(maps[map], start, end)} />
        {stopPlaces(maps[map], phoneEnd).map(([x, y], index) => (
          <g
            key={x}
            transform={`translate(${x} ${y}) rotate(9)`}
            className={index > 0 ? 'dispatch-further' : undefined}
          >
            <circle r="15" className="dispatch-stop" />
            <text y="4.5" textAnchor="middle" className="dispatch-number">
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </HeroSceneLines>
  );
}

/** A phone with the first contact, today's stops and the street map with the route from the call to the end of the story. */
export function DispatchPicture({ heroScene, scene, story, motif }: HeroSceneProps<'dispatch'>) {
  const [first] = story.moments;
  return (
    <>
      <Background map={heroScene.map} />
      <Route map={heroScene.map} />
      <div className="dispatch-phone">
        <p className="dispatch-status">
          <b>{heroScene.phone.time}</b>
          <span />
          <i>•••</i>
        </p>
        <p className="dispatch-contact">
          <Icon name={motif} className="dispatch-mark" />
          <span>
            <strong>{heroScene.phone.name}</strong>
            {heroScene.phone.detail}
          </span>
        </p>
        {first && (
          <p className="dispatch-alert">
            <Icon name={first.icon} className="size-4" />
            {first.title}
          </p>
        )}
        <EmbeddedScene scene={scene} titled={false} />
      </div>
      <HeroSceneCard slot="dispatch-stops hero-scene-last">
        <p className="hero-scene-row">
          <SceneTile name="truck" />
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">{heroScene.crew}</b>
            <span className="hero-scene-quiet">{heroScene.day}</span>
          </span>
          <SceneBadge badge={heroScene.badge} />
        </p>
        <ol>
          {heroScene.stops.map((stop) => (
            <li key={stop.place} className={cx('hero-scene-row', !stop.badge && 'dispatch-further')}>
              <b className="tabular">{stop.time}</b>
              <span className="min-w-0 flex-1">
                <b className="block font-semibold">{stop.place}</b>
                <span className="hero-scene-quiet">{stop.job}</span>
              </span>
              {stop.badge && <SceneBadge badge={stop.badge} />}
            </li>
          ))}
        </ol>
      </HeroSceneCard>
      <HeroSceneEnd story={story} />
      <HeroSceneLines className="hero-scene-wide dispatch-further">
        <Star x={620} y={219} />
      </HeroSceneLines>
    </>
  );
}
