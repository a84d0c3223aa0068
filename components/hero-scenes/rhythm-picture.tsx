import { SceneBadge } from '@/components/scenes/scene-badge';
import { Star } from '@/components/ui/star';
import type { RhythmHeroScene } from '@/lib/content/schemas/hero-scenes/rhythm';
import { placeCenters, placePaths, placesSize } from './rhythm-places';
import { HeroSceneCard, HeroSceneEnd, HeroSceneLines } from './hero-scene-parts';
import type { HeroSceneProps } from './hero-scene-props';
import { HeroSceneThread } from './hero-scene-thread';

/** A place that is offered, per kind of place: half its width and half its height. */
const offered: Record<RhythmHeroScene['places']['kind'], readonly [number, number]> = {
  mats: [23, 34],
  racks: [48, 33],
  weeks: [30, 30],
  seats: [30, 30],
};
const weekdays = 'MTWTFSS';
/** The centers of a day and of a week in the drawing of visits. */
const dayX = (day: number) => 18 + day * 36;
const weekY = (week: number) => 40 + week * 31;

/** The wave, which starts and ends far outside: half a period down, half a period up. */
const firstCrest = -536;
const period = 224;
const crestY = -124;
const wave = `M${firstCrest - 4 * period} 0V${crestY}${'c41 0 71 60 112 60s71-60 112-60'.repeat(13)}V0`;

function Places({ places }: { places: RhythmHeroScene['places'] }) {
  const [width, height] = placesSize(places);
  const [darker, lighter] = placePaths(places);
  const [x, y] = placeCenters(places)[places.freed.place - 1] ?? [0, 0];
  const [halfWidth, halfHeight] = offered[places.kind];
  return (
    <HeroSceneCard slot="rhythm-places">
      <p className="hero-scene-row">
        <span className="hero-scene-quiet">
          <b>{places.title}</b>
          {places.detail}
        </span>
        <SceneBadge badge={places.badge} />
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} className={`rhythm-${places.kind}`}>
        {places.kind === 'seats' && <circle cx="160" cy={height / 2} r="66" className="rhythm-table" />}
        <path d={lighter} className="rhythm-lighter" />
        <path d={darker} />
        <rect
          x={x - halfWidth}
          y={y - halfHeight}
          width={2 * halfWidth}
          height={2 * halfHeight}
          rx={places.kind === 'mats' || places.kind === 'racks' ? 12 : halfWidth}
        />
        <text x={x} y={y + 6} textAnchor="middle">
          {places.freed.mark}
        </text>
      </svg>
    </HeroSceneCard>
  );
}

/** Four weeks of visits: a dot each. */
function Visits({ visits }: { visits: RhythmHeroScene['visits'] }) {
  const came = visits.weeks
    .flatMap((week, row) => [...week].map((day, column) => (day === '1' ? `M${dayX(column)} ${weekY(row)}h0` : '')))
    .join('');
  // The days are the dashes of a line per week.
  const days = visits.weeks.map((_, row) => `M${dayX(0)} ${weekY(row)}h216.1`).join('');
  const total = visits.weeks.join('').replaceAll('.', '').length;
  return (
    <HeroSceneCard slot="rhythm-visits hero-scene-last">
      <p className="hero-scene-row">
        <b className="hero-scene-strong">{visits.title}</b>
        <SceneBadge badge={{ text: `${total} ${visits.unit}`, tone: 'blue' }} />
      </p>
      <svg viewBox="0 0 252 147">
        {[...weekdays].map((day, column) => (
          <text key={dayX(column)} x={dayX(column)} y="15" textAnchor="middle">
            {day}
          </text>
        ))}
        <path d={days} strokeDasharray="0 36" className="rhythm-rest" />
        <path d={came} />
      </svg>
    </HeroSceneCard>
  );
}

/** The line: a wave over the whole width, with a ring for each step and the star on the last crest. */
function Wave({ crests }: Pick<RhythmHeroScene, 'crests'>) {
  const rings = `M${firstCrest} ${crestY}` + crests.map(() => 'h0').join(`m${period} 0`);
  return (
    <HeroSceneLines className="rhythm-wave">
      <path pathLength="1" className="rhythm-fill hero-scene-draw" d={wave} />
      <path d={rings} strokeWidth="20" />
      <path d={rings} className="rhythm-rings" />
      <path d={rings} strokeWidth="8" />
      {crests.map((crest, index) => (
        <text key={crest} x={firstCrest + index * period} y="-68" textAnchor="middle">
          {crest}
        </text>
      ))}
      <Star x={firstCrest + 5 * period} y={crestY} />
    </HeroSceneLines>
  );
}

/** Places of which one came free, the text that fills it, a month of visits, and the wave from the first step to the last. */
export function RhythmPicture({ heroScene, scene, story }: HeroSceneProps<'rhythm'>) {
  return (
    <>
      <div className="hero-scene-background rhythm-background" />
      <div className={`rhythm-behind rhythm-behind-${heroScene.places.kind}`} />
      <Wave crests={heroScene.crests} />
      <Places places={heroScene.places} />
      <Visits visits={heroScene.visits} />
      <HeroSceneThread slot="rhythm-thread" scene={scene}>
        {scene.kind === 'conversation' && <SceneBadge badge={scene.outcome.badge} />}
      </HeroSceneThread>
      <HeroSceneEnd story={story} />
    </>
  );
}
