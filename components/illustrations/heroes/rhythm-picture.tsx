import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import type { RhythmHeroScene } from '@/lib/content/schemas/hero-scenes/rhythm';
import type { Scene } from '@/lib/content/schemas/scenes';
import { HeroSceneCard, HeroSceneLines, HeroSceneThread } from './hero-scene-parts';
import { offeredPlace, placePaths, placesHeight, placesWidth } from './rhythm-places';

/** The wave starts and ends far outside: half a period down, half a period up. Its heights count from the lower edge. */
const firstCrest = -536;
const period = 224;
const crestY = -124;
const wave = `M${firstCrest - 4 * period} 0V${crestY}${'c41 0 71 60 112 60s71-60 112-60'.repeat(13)}V0`;

function Places({ places }: { places: RhythmHeroScene['places'] }) {
  const [darker, lighter] = placePaths(places);
  const { x, y, width, height, radius } = offeredPlace(places);
  const tableY = placesHeight(places) / 2;
  return (
    <HeroSceneCard className="rhythm-places">
      <p className="hero-scene-row">
        <span className="hero-scene-quiet">
          <b>{places.title}</b>
          {places.detail}
        </span>
        <SceneBadge badge={places.badge} />
      </p>
      <svg viewBox={`0 0 ${placesWidth} ${placesHeight(places)}`} className={`rhythm-${places.kind}`}>
        {places.kind === 'seats' && <circle cx={placesWidth / 2} cy={tableY} r="66" className="rhythm-table" />}
        <path d={lighter} className="rhythm-lighter" />
        <path d={darker} />
        <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={radius} />
        <text x={x} y={y + 6} textAnchor="middle">
          {places.freed.mark}
        </text>
      </svg>
    </HeroSceneCard>
  );
}

/** The line: a wave over the whole width, with a ring for each step. It goes on past the window's edge. */
function Wave({ crests }: Pick<RhythmHeroScene, 'crests'>) {
  const rings = `M${firstCrest} ${crestY}` + crests.map(() => 'h0').join(`m${period} 0`);
  return (
    <HeroSceneLines className="hero-scene-wide rhythm-wave">
      <path pathLength="1" className="rhythm-fill hero-scene-draw" d={wave} />
      <path d={rings} strokeWidth="20" />
      <path d={rings} className="stroke-white" strokeWidth="15" />
      <path d={rings} strokeWidth="8" />
      {crests.map((crest, index) => (
        <text key={crest} x={firstCrest + index * period} y="-68" textAnchor="middle">
          {crest}
        </text>
      ))}
    </HeroSceneLines>
  );
}

/** Places of which one came free, the text that fills it, and the wave of the visits that follow. */
export function RhythmPicture({ heroScene, scene }: { heroScene: RhythmHeroScene; scene: Scene }) {
  return (
    <>
      <div className="hero-scene-background rhythm-background" />
      <div className={`rhythm-behind rhythm-behind-${heroScene.places.kind}`} />
      <Wave crests={heroScene.crests} />
      <Places places={heroScene.places} />
      <HeroSceneThread className="rhythm-thread hero-scene-last" scene={scene}>
        {scene.kind === 'conversation' && <SceneBadge badge={scene.outcome.badge} />}
      </HeroSceneThread>
    </>
  );
}
