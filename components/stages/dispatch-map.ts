import type { DispatchStage } from '@/lib/content/schemas/stages/dispatch';

/** A street map. Numbers are centers of streets in pixels, in a drawing that is then rotated. */
type StreetMap = {
  columns: readonly number[];
  rows: readonly number[];
  /** The streets of the route, in the order in which it takes them: row, column, row, column, row. */
  route: readonly [number, number, number, number, number];
  /** The block that is a park: column and row, counted from the first street. */
  park: readonly [column: number, row: number];
};

export const maps: Record<DispatchStage['map'], StreetMap> = {
  avenues: {
    columns: [-70, 60, 215, 330, 440, 559, 690, 800, 940, 1060],
    rows: [-60, 60, 150, 261, 380, 470, 590, 692, 800, 930, 1040],
    route: [692, 215, 380, 559, 261],
    park: [6, 3],
  },
  blocks: {
    columns: [-120, 30, 170, 290, 410, 520, 610, 760, 850, 1000, 1100],
    rows: [-80, 40, 170, 262, 350, 440, 560, 692, 770, 900, 1040],
    route: [692, 170, 440, 520, 262],
    park: [5, 4],
  },
  lanes: {
    columns: [-90, 90, 250, 420, 590, 740, 910, 1090],
    rows: [-40, 80, 176, 261, 345, 430, 520, 606, 692, 780, 870, 960],
    route: [692, 250, 345, 590, 261],
    park: [5, 4],
  },
};

const street = 22;
const cornerRadius = 18;

/** The blocks between the streets, as one path per color: every sixth block is darker, one is a park. */
export function blocks({ columns, rows, park }: StreetMap): { plain: string; darker: string; park: string } {
  const paths = { plain: '', darker: '', park: '' };
  let count = 0;
  rows.slice(1).forEach((bottom, row) => {
    columns.slice(1).forEach((right, column) => {
      const left = columns[column] ?? 0;
      const top = rows[row] ?? 0;
      const width = right - left - street;
      const height = bottom - top - street;
      count += 1;
      const kind = column === park[0] && row === park[1] ? 'park' : count % 6 === 0 ? 'darker' : 'plain';
      paths[kind] += `M${left + street / 2} ${top + street / 2}h${width}v${height}h-${width}z`;
    });
  });
  return paths;
}

/** The route from x = `from` along the centers of its streets to x = `to`, with round corners. */
export function routePath({ route }: StreetMap, from: number, to: number): string {
  const [row0, column0, row1, column1, row2] = route;
  const r = cornerRadius;
  const up = `a${r} ${r} 0 0 0 ${r}-${r}`;
  const right = `a${r} ${r} 0 0 1 ${r}-${r}`;
  return `M${from} ${row0}H${column0 - r}${up}V${row1 + r}${right}H${column1 - r}${up}V${row2 + r}${right}H${to}`;
}

/** Where the first two stops are: halfway to the second corner, and halfway up from there. */
export function stopPlaces(
  { route }: StreetMap,
  phoneEnd: number,
): readonly [readonly [number, number], readonly [number, number]] {
  const [, , row1, column1, row2] = route;
  return [
    [Math.round((phoneEnd + column1) / 2), row1],
    [column1, Math.round((row1 + row2) / 2) + 8],
  ];
}
