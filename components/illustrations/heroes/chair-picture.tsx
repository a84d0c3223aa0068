import { Check } from 'lucide';
import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import type { ChairHeroScene } from '@/lib/content/schemas/hero-scenes';
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

const detailClass = 'fill-leaf-ink font-normal';

function Rules({ rows, columns }: Pick<ChairHeroScene, 'rows' | 'columns'>) {
  const across = rows.map((_, row) => `M0 ${rowTop(row)}h980`).join('');
  const down = [...columns, undefined].map((_, column) => `M${columnLeft(column)} 100v760`).join('');
  const halves = rows.map((_, row) => `M${left} ${rowTop(row + 0.5)}h928`).join('');
  return (
    <g strokeOpacity="0.2" className="stroke-leaf">
      <path d={across + down} />
      <path d={halves} strokeDasharray="4 6" />
    </g>
  );
}

function Block({ column, from, to, title, detail }: ChairHeroScene['blocks'][number]) {
  const height = (to - from) * rowHeight - 2 * endGap;
  return (
    <g transform={`translate(${columnLeft(column) + sideGap} ${rowTop(from) + endGap})`}>
      <rect width={columnWidth - 2 * sideGap} height={height} rx={corner} className="fill-white opacity-85" />
      <path
        d={`M11 13v${height - 26}`}
        strokeOpacity="0.4"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-leaf"
      />
      {title && (
        <text x="26" y="29" className="max-xl:hidden">
          {title}
        </text>
      )}
      {detail && (
        <text x="26" y="49" className={cx(detailClass, 'max-xl:hidden')}>
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
    <svg
      viewBox="0 0 980 900"
      preserveAspectRatio="xMidYMin slice"
      className="hero-scene-background bg-leaf-tint fill-leaf-ink-deep text-[0.9375rem] font-semibold [--start:9%]"
    >
      <Rules rows={rows} columns={columns} />
      {columns.map(({ name, kind }, column) => (
        <text key={name} x={columnLeft(column) + 12} y="130" className="max-xl:hidden">
          {name} <tspan className={detailClass}>{kind}</tspan>
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
    <div
      className={cx(
        'relative -mt-6 grid w-[min(306px,100%-18px)] gap-2 justify-self-end rounded-card bg-leaf-pale p-2.75',
        'xl:absolute xl:top-84.5 xl:left-70 xl:m-0 xl:w-83',
      )}
    >
      <svg className="drawn-line absolute inset-0 size-full">
        <rect width="100%" height="100%" rx="22" />
      </svg>
      {gap.map((slot) => (
        <p
          key={slot.title}
          className={cx(
            'relative flex h-19.5 flex-wrap content-center items-center justify-between gap-x-2 gap-y-0.5 rounded-tile bg-white',
            'pr-3.5 pl-7.5 elevation-card before:absolute before:inset-y-3.5 before:left-3.5 before:w-1 before:rounded-[4px]',
            'before:bg-leaf xl:h-22.75',
          )}
        >
          <b className="font-semibold">{slot.title}</b>
          <SceneBadge badge={slot.badge} />
          <span className="hero-scene-quiet w-full">{slot.detail}</span>
        </p>
      ))}
      <Lucide
        icon={Check}
        strokeWidth={2.5}
        className="hero-scene-last absolute -top-3.75 -right-2.75 size-8 rounded-full border-2 border-leaf-tint bg-leaf p-1.75 text-white"
      />
    </div>
  );
}

/** A conversation, the board of the day, and the gap on it that the conversation fills. */
export function ChairPicture({ heroScene, scene }: { heroScene: ChairHeroScene; scene: Scene }) {
  return (
    <>
      <Background heroScene={heroScene} />
      <HeroSceneLines className="max-xl:hidden">
        <g className="fill-leaf stroke-none text-[0.875rem] font-semibold">
          {heroScene.rows.map((row, index) => (
            <text key={row} y={rowTop(index) - 8}>
              {row}
            </text>
          ))}
        </g>
        <path d={line} />
      </HeroSceneLines>
      {/* On narrow screens the first exchange is enough: what follows from it is the next layer. */}
      <HeroSceneThread
        className="w-79 xl:top-112 xl:-left-11 xl:w-74 max-xl:pb-9"
        threadClass="grid gap-2.5 max-xl:*:nth-[n+3]:hidden"
        scene={scene}
      />
      <Gap gap={heroScene.gap} />
    </>
  );
}
