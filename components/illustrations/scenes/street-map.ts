/** A street map. Numbers are centers of streets in pixels, in a drawing that is then rotated. */
type StreetMap = {
  columns: readonly number[];
  rows: readonly number[];
  /** Which block is a park, counted from the first one. */
  park: number;
};

export const town: StreetMap = {
  columns: [-120, 30, 170, 290, 410, 520, 610, 760, 850, 1000],
  rows: [-80, 40, 170, 262, 350, 440, 560, 692, 770, 900],
  park: 32,
};

/** How far the streets reach beyond the drawing, because it is rotated. */
const length = 1500;

/** All streets as one path of long lines. */
export function streets({ columns, rows }: StreetMap): string {
  return [...columns.map((x) => `M${x}-200v${length}`), ...rows.map((y) => `M-200 ${y}h${length}`)].join('');
}

/** The blocks that are darker than the ground, some of them, and the park. */
export function blocks({ columns, rows, park }: StreetMap): { darker: string; park: string } {
  const all = rows.slice(1).flatMap((bottom, row) =>
    columns.slice(1).map((right, column) => {
      const [left = 0, top = 0] = [columns[column], rows[row]];
      return `M${left} ${top}h${right - left}v${bottom - top}h-${right - left}z`;
    }),
  );
  return { darker: all.filter((_, index) => index % 11 === 4).join(''), park: all[park] ?? '' };
}
