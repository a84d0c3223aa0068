import { Check } from 'lucide';
import { SceneBadge } from '@/components/scenes/scene-badge';
import { Lucide } from '@/components/ui/lucide';
import type { ChairHeroScene } from '@/lib/content/schemas/hero-scenes/chair';
import { boardBlocks, boardDashes, boardLines, columnLeft, linePath, rowTop } from './chair-board';
import { HeroSceneLines, HeroSceneEnd } from './hero-scene-parts';
import type { HeroSceneProps } from './hero-scene-props';
import { HeroSceneThread } from './hero-scene-thread';

/** The board: columns, and the blocks that are taken already. */
function Background({ heroScene }: { heroScene: ChairHeroScene }) {
  const { blocks, bars } = boardBlocks(heroScene);
  return (
    <svg viewBox="0 0 980 900" className="hero-scene-background chair-background">
      <path d={boardLines(heroScene)} className="chair-rules" />
      <path d={boardDashes(heroScene)} strokeDasharray="4 6" className="chair-rules" />
      <path d={blocks} className="chair-blocks" />
      <path d={bars} className="chair-bars" />
      {heroScene.columns.map((column, index) => (
        <text key={column.name} x={columnLeft(index) + 12} y="130">
          <tspan>{column.name}</tspan> {column.kind}
        </text>
      ))}
      {heroScene.blocks.map(
        ({ column, from, title, detail }) =>
          title && (
            <text key={`${column} ${from}`} y={rowTop(from) + 32}>
              <tspan x={columnLeft(column) + 34}>{title}</tspan>
              {detail && (
                <tspan x={columnLeft(column) + 34} dy="20">
                  {detail}
                </tspan>
              )}
            </text>
          ),
      )}
    </svg>
  );
}

/** The gap, with those who take it. The line runs around it. */
function Gap({ gap }: Pick<ChairHeroScene, 'gap'>) {
  return (
    <div className={gap.row === 2 ? 'chair-gap' : 'chair-gap chair-gap-lower'}>
      <svg className="hero-scene-lines drawn-line chair-ring">
        <rect width="100%" height="100%" rx="22" pathLength="1" className="hero-scene-draw" />
      </svg>
      {gap.slots.map((slot) => (
        <p key={slot.title} className="chair-slot">
          <b>{slot.title}</b>
          <SceneBadge badge={slot.badge} />
          <span className="hero-scene-quiet">{slot.detail}</span>
        </p>
      ))}
      <Lucide icon={Check} strokeWidth={2.5} className="chair-check hero-scene-last" />
    </div>
  );
}

/** A conversation, the board of the day, and the gap on it that the conversation fills. */
export function ChairPicture({ heroScene, scene, story }: HeroSceneProps<'chair'>) {
  return (
    <>
      <Background heroScene={heroScene} />
      <HeroSceneLines className="hero-scene-wide">
        <g className="chair-times">
          {heroScene.rows.map((row, index) => (
            <text key={row} y={rowTop(index) - 8}>
              {row}
            </text>
          ))}
        </g>
        <path
          pathLength="1"
          className="hero-scene-draw"
          d={`M-121 799.3c42 0 46-24 79-70l14-20${linePath(heroScene)}`}
        />
      </HeroSceneLines>
      <HeroSceneThread slot="chair-thread" scene={scene} />
      <Gap gap={heroScene.gap} />
      <HeroSceneEnd story={story} />
    </>
  );
}
