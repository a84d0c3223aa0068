import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import type { RhythmHeroScene } from '@/lib/content/schemas/hero-scenes';
import type { Scene } from '@/lib/content/schemas/scenes';
import { HeroSceneLines, HeroSceneThread } from './hero-scene-parts';
import { offeredPlace, placePaths, placesHeight, placesWidth } from './rhythm-places';
import './rhythm.css';

/** The wave starts and ends far outside: half a period down, half a period up. Its heights count from the lower edge. */
const firstCrest = -536;
const period = 224;
const crestY = -124;
const wave = `M${firstCrest - 4 * period} 0V${crestY}${'c41 0 71 60 112 60s71-60 112-60'.repeat(13)}V0`;

function Places({ places }: { places: RhythmHeroScene['places'] }) {
  const [darker, lighter] = placePaths(places);
  const { x, y, width, height, radius, strokeWidth } = offeredPlace(places);
  const tableY = placesHeight(places) / 2;
  return (
    <div className="hero-scene-card w-87.5 xl:top-27 xl:left-24 xl:w-89">
      <p className="hero-scene-row border-b border-rule pb-3.5">
        <span className="hero-scene-quiet">
          <b className="block font-display text-[1.375rem]/[1.2] font-heading tracking-tight text-ink">
            {places.title}
          </b>
          {places.detail}
        </span>
        <SceneBadge badge={places.badge} />
      </p>
      <svg
        viewBox={`0 0 ${placesWidth} ${placesHeight(places)}`}
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="mt-3.5 mb-8 -ml-2 w-[min(196px,50cqw)] fill-clay-soft stroke-clay-soft xl:mb-0 xl:ml-0 xl:w-full"
      >
        {places.kind === 'seats' && (
          <circle cx={placesWidth / 2} cy={tableY} r="66" className="fill-paper-deep stroke-none" />
        )}
        <path d={lighter} className="fill-clay-pale stroke-clay-pale" />
        <path d={darker} />
        <rect
          x={x - width / 2}
          y={y - height / 2}
          width={width}
          height={height}
          rx={radius}
          strokeWidth="2.5"
          className="fill-sun-soft stroke-sun-strong"
        />
        <text x={x} y={y + 6} textAnchor="middle" className="fill-ink stroke-none text-[17px] font-bold">
          {places.freed.mark}
        </text>
      </svg>
    </div>
  );
}

/** The line: a wave over the whole width, with a ring for each step. It goes on past the window's edge. */
function Wave({ crests }: Pick<RhythmHeroScene, 'crests'>) {
  const rings = `M${firstCrest} ${crestY}` + crests.map(() => 'h0').join(`m${period} 0`);
  return (
    <HeroSceneLines className="bottom-0 max-xl:hidden">
      <path className="fill-clay-wash" d={wave} />
      <path d={rings} strokeWidth="20" />
      <path d={rings} className="stroke-white" strokeWidth="15" />
      <path d={rings} strokeWidth="8" />
      {crests.map((crest, index) => (
        <text
          key={crest}
          x={firstCrest + index * period}
          y="-68"
          textAnchor="middle"
          className="fill-clay stroke-none text-[14px] font-semibold"
        >
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
      {/* The answer and its outcome side by side. */}
      <HeroSceneThread
        className="hero-scene-over hero-scene-last -mt-5 w-78 xl:top-121 xl:-left-8.5 xl:m-0"
        threadClass="*:not-first:mt-2 *:not-first:mr-2 *:not-first:inline-block *:not-first:align-middle"
        scene={scene}
      >
        {scene.kind === 'conversation' && <SceneBadge badge={scene.outcome.badge} />}
      </HeroSceneThread>
    </>
  );
}
