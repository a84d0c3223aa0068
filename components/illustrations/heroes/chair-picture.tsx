import { Check } from 'lucide';
import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { Lucide } from '@/components/ui/lucide';
import type { ChairHeroScene } from '@/lib/content/schemas/hero-scenes/chair';
import type { Scene } from '@/lib/content/schemas/scenes';
import { HeroSceneLines, HeroSceneThread } from './hero-scene-parts';

/** The board's grid on the plane. A block has round corners, and a gap around it. */
const top = 150;
const left = 52;
const rowHeight = 98;
const columnWidth = 232;
const corner = 14;
const sideGap = 8;
const endGap = 3;

const rowTop = (row: number) => top + row * rowHeight;
const columnLeft = (column: number) => left + column * columnWidth;

/** The line out of the conversation into the side of the gap. */
const line = 'M240 534h8c20 0 32-12 32-36';

function Rules({ rows, columns }: Pick<ChairHeroScene, 'rows' | 'columns'>) {
  const across = rows.map((_, row) => `M0 ${rowTop(row)}h980`).join('');
  const down = [...columns, undefined].map((_, column) => `M${columnLeft(column)} 100v760`).join('');
  const halves = rows.map((_, row) => `M${left} ${rowTop(row + 0.5)}h928`).join('');
  return (
    <g className="chair-rules">
      <path d={across + down} />
      <path d={halves} strokeDasharray="4 6" />
    </g>
  );
}

function Block({ column, from, to, title, detail }: ChairHeroScene['blocks'][number]) {
  const height = (to - from) * rowHeight - 2 * endGap;
  return (
    <g transform={`translate(${columnLeft(column) + sideGap} ${rowTop(from) + endGap})`}>
      <rect width={columnWidth - 2 * sideGap} height={height} rx={corner} className="chair-block" />
      <path d={`M11 13v${height - 26}`} className="chair-bar" />
      {title && (
        <text x="26" y="29">
          {title}
        </text>
      )}
      {detail && (
        <text x="26" y="49" className="chair-detail">
          {detail}
        </text>
      )}
    </g>
  );
}

/** The board: columns, and the blocks that are taken already. */
function Background({ heroScene }: { heroScene: ChairHeroScene }) {
  const { rows, columns, blocks } = heroScene;
  return (
    <svg viewBox="0 0 980 900" preserveAspectRatio="xMidYMin slice" className="hero-scene-background chair-background">
      <Rules rows={rows} columns={columns} />
      {columns.map(({ name, kind }, column) => (
        <text key={name} x={columnLeft(column) + 12} y="130">
          {name} <tspan className="chair-detail">{kind}</tspan>
        </text>
      ))}
      {blocks.map((block) => (
        <Block key={`${block.column} ${block.from}`} {...block} />
      ))}
    </svg>
  );
}

/** The gap, with those who take it. The line runs around it. */
function Gap({ gap }: Pick<ChairHeroScene, 'gap'>) {
  return (
    <div className="chair-gap">
      <svg className="hero-scene-lines drawn-line chair-ring">
        <rect width="100%" height="100%" rx="22" pathLength="1" className="hero-scene-draw" />
      </svg>
      {gap.map((slot) => (
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
export function ChairPicture({ heroScene, scene }: { heroScene: ChairHeroScene; scene: Scene }) {
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
        <path pathLength="1" className="hero-scene-draw" d={line} />
      </HeroSceneLines>
      <HeroSceneThread className="chair-thread" scene={scene} />
      <Gap gap={heroScene.gap} />
    </>
  );
}
