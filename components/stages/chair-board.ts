import type { ChairStage } from '@/lib/content/schemas/stages/chair';

/** The board's grid, in the plane's coordinates. */
const top = 150;
const left = 52;
export const rowHeight = 98;
const columnWidth = 232;
/** Between a block and the lines around it, and the radius of its corners, which are drawn by its stroke. */
const inset = 13;

export const rowTop = (row: number) => top + row * rowHeight;
export const columnLeft = (column: number) => left + column * columnWidth;

/** The lines of the board: one per row and one per column. */
export function boardLines({ rows, columns }: ChairStage): string {
  return (
    `M0 ${top}` +
    rows.map(() => `h980m-980 ${rowHeight}`).join('') +
    `M${left} 100` +
    columns.map(() => `v760m${columnWidth}-760`).join('') +
    'v760'
  );
}

/** The lines of half a row. */
export function boardDashes({ rows }: ChairStage): string {
  return `M${left} ${rowTop(0.5)}` + rows.map(() => `h928m-928 ${rowHeight}`).join('');
}

/** The blocks as one path, and the bars at their left sides as another. */
export function boardBlocks({ blocks }: ChairStage): { blocks: string; bars: string } {
  const paths = { blocks: '', bars: '' };
  for (const { column, from, to } of blocks) {
    const x = columnLeft(column) + inset;
    const y = rowTop(from) + inset - 5;
    const height = (to - from) * rowHeight - 2 * (inset - 5);
    const width = columnWidth - 2 * inset;
    paths.blocks += `M${x} ${y}h${width}v${height}h-${width}z`;
    paths.bars += `M${x + 7} ${y + 8}v${height - 16}`;
  }
  return paths;
}

/** The line out of the conversation into the side of the gap. */
export function linePath({ gap }: ChairStage): string {
  const join = rowTop(gap.row + gap.slots.length) - 44;
  return `M240 ${join + 36}h8c20 0 32-12 32-36`;
}
