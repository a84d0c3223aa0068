import { Block, Board, Times, type Grid } from '@/components/illustrations/heroes/chair-picture';
import { cx } from '@/components/ui/cx';
import type { ChairHeroScene } from '@/lib/content/schemas/hero-scenes';

/** Sizes in pixels. The columns share the width, the one with the gap has half as much again. */
const width = 818;
const height = 380;
const left = 64;

/** The board of the hero with those who take its gap. Phones show the end of that column, and the times beside it. */
export function ChairBoard({ heroScene }: { heroScene: ChairHeroScene }) {
  const columnWidth = (width - left) / (heroScene.columns.length + 0.5);
  const grid: Grid = { top: 44, left, rowHeight: 82, columnWidth, more: columnWidth / 2, block: 'fill-leaf-tint' };
  return (
    <div className="relative grid h-49 items-end overflow-clip text-[0.875rem] font-semibold lg:h-auto">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className={cx('fill-leaf-ink-deep', heroScene.columns.length > 3 ? 'max-sm:-ml-42' : 'max-sm:-ml-54')}
      >
        <Board grid={grid} heroScene={heroScene} />
        <rect
          x={left + columnWidth + 1}
          y={grid.top + 2 * grid.rowHeight - 3}
          width={1.5 * columnWidth - 2}
          height={2 * grid.rowHeight + 6}
          rx="20"
          strokeWidth="2.5"
          className="fill-leaf-pale stroke-brand"
        />
        {heroScene.gap.map(({ title, detail }, index) => (
          <Block
            key={title}
            grid={{ ...grid, block: 'fill-white' }}
            block={{ column: 1, from: index + 2, to: index + 3, title, detail }}
          />
        ))}
      </svg>
      <svg
        width={left}
        height={height}
        viewBox={`-12 0 ${left} ${height}`}
        className="absolute bottom-0 left-0 bg-white"
      >
        <Times grid={grid} rows={heroScene.rows} />
      </svg>
    </div>
  );
}
