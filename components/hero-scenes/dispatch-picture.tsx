import { EmbeddedScene } from '@/components/scenes/scene-picture';
import { SceneBadge } from '@/components/scenes/scene-badge';
import { SceneTile } from '@/components/scenes/scene-tile';
import { Icon } from '@/components/ui/icon';
import { Star } from '@/components/ui/star';
import type { DispatchStage } from '@/lib/content/schemas/stages/dispatch';
import { blocks, maps, routePath, stopPlaces, streets } from './dispatch-map';
import { StageCard, StageEnd, StageLines } from './stage-parts';
import type { StageProps } from './stage-picture';

/** The map is turned by this many degrees. */
const turn = 'rotate(-9 370 450)';
/** Where the route starts and ends, and where it comes out from behind the phone, in the coordinates of the map. */
const start = -318;
const end = 663;
const phoneEnd = 385;

function Ground({ map }: { map: DispatchStage['map'] }) {
  const { darker, park } = blocks(maps[map]);
  return (
    <svg viewBox="0 0 980 900" className="stage-ground dispatch-ground">
      <g transform={turn}>
        <path d={darker} fill="#fbe3b4" />
        <path d={park} fill="#d9efe3" />
        <path d={streets(maps[map])} />
      </g>
    </svg>
  );
}

function Route({ map }: { map: DispatchStage['map'] }) {
  return (
    <StageLines className="stage-wide">
      <g transform={turn}>
        <path pathLength="1" className="stage-draw" d={routePath(maps[map], start, end)} />
        {stopPlaces(maps[map], phoneEnd).map(([x, y], index) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(9)`}>
            <circle r="15" className="dispatch-stop" />
            <text y="4.5" textAnchor="middle" className="dispatch-number">
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </StageLines>
  );
}

/** A phone with the first contact, today's stops and the street map with the route from the call to the end of the story. */
export function DispatchStagePicture({ stage, scene, story, motif }: StageProps<'dispatch'>) {
  const [first] = story.moments;
  return (
    <>
      <Ground map={stage.map} />
      <Route map={stage.map} />
      <div className="dispatch-phone">
        <p className="dispatch-status">
          <b>{stage.phone.time}</b>
          <span />
          <i>•••</i>
        </p>
        <p className="dispatch-contact">
          <Icon name={motif} className="dispatch-mark" />
          <span>
            <strong>{stage.phone.name}</strong>
            {stage.phone.detail}
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
      <StageCard slot="dispatch-stops stage-last">
        <p className="stage-row">
          <SceneTile name="truck" />
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">{stage.crew}</b>
            <span className="stage-quiet">{stage.day}</span>
          </span>
          <SceneBadge badge={stage.badge} />
        </p>
        <ol>
          {stage.stops.map((stop) => (
            <li key={stop.place} className="stage-row">
              <b className="tabular">{stop.time}</b>
              <span className="min-w-0 flex-1">
                <b className="block font-semibold">{stop.place}</b>
                <span className="stage-quiet">{stop.job}</span>
              </span>
              {stop.badge && <SceneBadge badge={stop.badge} />}
            </li>
          ))}
        </ol>
      </StageCard>
      <StageEnd story={story} />
      <StageLines className="stage-wide">
        <Star x={630} y={218} />
      </StageLines>
    </>
  );
}
