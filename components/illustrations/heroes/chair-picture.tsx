import { Check } from 'lucide';
import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import type { ChairHeroScene } from '@/lib/content/schemas/hero-scenes';
import type { Scene } from '@/lib/content/schemas/scenes';
import { HeroSceneLines, HeroSceneThread } from './hero-scene-parts';

/** The board's grid. The column with the gap may be wider than the others. A block has round corners, and a gap around it. */
export type Grid = { top: number; left: number; rowHeight: number; columnWidth: number; more: number; block: string };
const corner = 14;
const sideGap = 8;
const endGap = 3;

const plane: Grid = { top: 150, left: 52, rowHeight: 98, columnWidth: 232, more: 0, block: 'fill-white opacity-85' };
const rowTop = ({ top, rowHeight }: Grid, row: number) => top + row * rowHeight;
const columnLeft = ({ left, columnWidth, more }: Grid, column: number) =>
  left + column * columnWidth + (column > 1 ? more : 0);

/** The line out of the conversation into the side of the gap. */
const line = 'M240 534h8c20 0 32-12 32-36';

const detailClass = 'fill-leaf-ink font-normal';

function Rules({ grid, rows, columns }: Pick<ChairHeroScene, 'rows' | 'columns'> & { grid: Grid }) {
  const across = rows.map((_, row) => `M0 ${rowTop(grid, row)}h980`).join('');
  const down = [...columns, undefined].map((_, column) => `M${columnLeft(grid, column)} ${grid.top - 50}v760`).join('');
  const halves = rows.map((_, row) => `M${grid.left} ${rowTop(grid, row + 0.5)}h928`).join('');
  return (
    <g strokeOpacity="0.2" className="stroke-leaf">
      <path d={across + down} />
      <path d={halves} strokeDasharray="4 6" />
    </g>
  );
}

/** A block on the board, or a part of the gap. */
export function Block({ grid, block }: { grid: Grid; block: ChairHeroScene['blocks'][number] }) {
  const { column, from, to, title, detail } = block;
  const height = (to - from) * grid.rowHeight - 2 * endGap;
  const width = columnLeft(grid, column + 1) - columnLeft(grid, column) - 2 * sideGap;
  return (
    <g transform={`translate(${columnLeft(grid, column) + sideGap} ${rowTop(grid, from) + endGap})`}>
      <rect width={width} height={height} rx={corner} className={grid.block} />
      <path
        d={`M11 13v${height - 26}`}
        strokeOpacity="0.4"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-leaf"
      />
      {title && (
        <text x="26" y="29">
          {title}
        </text>
      )}
      {detail && (
        <text x="26" y="49" className={detailClass}>
          {detail}
        </text>
      )}
    </g>
  );
}

/** The board: columns, and the blocks that are taken already. */
export function Board({ grid, heroScene }: { grid: Grid; heroScene: ChairHeroScene }) {
  const { rows, columns, blocks } = heroScene;
  return (
    <>
      <Rules grid={grid} rows={rows} columns={columns} />
      {columns.map(({ name, kind }, column) => (
        <text key={name} x={columnLeft(grid, column) + 12} y={grid.top - 20}>
          {name} <tspan className={detailClass}>{kind}</tspan>
        </text>
      ))}
      {blocks.map((block) => (
        <Block key={`${block.column} ${block.from}`} grid={grid} block={block} />
      ))}
    </>
  );
}

/** The times of the board's rows. */
export function Times({ grid, rows }: { grid: Grid; rows: ChairHeroScene['rows'] }) {
  return (
    <g className="fill-leaf stroke-none text-[0.875rem] font-semibold">
      {rows.map((row, index) => (
        <text key={row} y={rowTop(grid, index) - 8}>
          {row}
        </text>
      ))}
    </g>
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
      <svg
        viewBox="0 0 980 900"
        preserveAspectRatio="xMidYMin slice"
        className={cx(
          'hero-scene-background bg-leaf-tint fill-leaf-ink-deep text-[0.9375rem] font-semibold [--start:9%]',
          'max-xl:[&_text]:hidden',
        )}
      >
        <Board grid={plane} heroScene={heroScene} />
      </svg>
      <HeroSceneLines className="max-xl:hidden">
        <Times grid={plane} rows={heroScene.rows} />
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
