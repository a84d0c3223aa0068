import type { ChairHeroScene } from '@/lib/content/schemas/hero-scenes/chair';

/** The board's grid, in the plane's coordinates. */
const top = 150;
const left = 52;
export const rowHeight = 98;
const columnWidth = 232;
/** Half the width of a block's stroke, which draws its round corners, and the gaps around a block. */
const corner = 11;
const sideGap = 8;
const endGap = 3;

export const rowTop = (row: number) => top + row * rowHeight;
export const columnLeft = (column: number) => left + column * columnWidth;

/** The lines of the board: one per row and one per column. */
export function boardLines({ rows, columns }: ChairHeroScene): string {
  return (
    `M0 ${top}` +
    rows.map(() => `h980m-980 ${rowHeight}`).join('') +
    `M${left} 100` +
    columns.map(() => `v760m${columnWidth}-760`).join('') +
    'v760'
  );
}

/** The lines of half a row. */
export function boardDashes({ rows }: ChairHeroScene): string {
  return `M${left} ${rowTop(0.5)}` + rows.map(() => `h928m-928 ${rowHeight}`).join('');
}

/** The blocks as one path, and the bars at their left sides as another. */
export function boardBlocks({ blocks }: ChairHeroScene): { blocks: string; bars: string } {
  const paths = { blocks: '', bars: '' };
  for (const { column, from, to } of blocks) {
    const x = columnLeft(column) + sideGap + corner;
    const y = rowTop(from) + endGap + corner;
    const width = columnWidth - 2 * (sideGap + corner);
    const height = (to - from) * rowHeight - 2 * (endGap + corner);
    paths.blocks += `M${x} ${y}h${width}v${height}h-${width}z`;
    paths.bars += `M${x} ${y + 2}v${height - 4}`;
  }
  return paths;
}

/** The line out of the conversation into the side of the gap. */
export function linePath({ gap }: ChairHeroScene): string {
  const join = rowTop(gap.row + gap.slots.length) - 44;
  return `M240 ${join + 36}h8c20 0 32-12 32-36`;
}
