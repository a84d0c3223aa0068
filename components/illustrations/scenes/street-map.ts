import type { DispatchHeroScene } from '@/lib/content/schemas/hero-scenes';

/** A street map. Numbers are centers of streets in pixels, in a drawing that is then rotated. */
type StreetMap = {
  columns: readonly number[];
  rows: readonly number[];
  /** The streets of the route, in the order in which it takes them: row, column, row. */
  route: readonly [number, number, number];
  /** Which block is a park, counted from the first one. */
  park: number;
};

export const maps: Record<DispatchHeroScene['map'], StreetMap> = {
  avenues: {
    columns: [-70, 60, 215, 330, 440, 559, 690, 800, 940],
    rows: [-60, 60, 150, 261, 380, 470, 590, 692, 800, 930],
    route: [380, 559, 261],
    park: 31,
  },
  blocks: {
    columns: [-120, 30, 170, 290, 410, 520, 610, 760, 850, 1000],
    rows: [-80, 40, 170, 262, 350, 440, 560, 692, 770, 900],
    route: [350, 520, 262],
    park: 32,
  },
  lanes: {
    columns: [-90, 90, 250, 420, 590, 740, 910],
    rows: [-40, 80, 176, 261, 345, 430, 520, 606, 692, 780, 870],
    route: [345, 590, 261],
    park: 22,
  },
};

/** How far the streets reach beyond the drawing, because it is rotated. */
const length = 1500;
const cornerRadius = 18;

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

const up = `a${cornerRadius} ${cornerRadius} 0 0 0 ${cornerRadius}-${cornerRadius}`;
const right = `a${cornerRadius} ${cornerRadius} 0 0 1 ${cornerRadius}-${cornerRadius}`;

/** The route, which comes from behind the phone and leaves the drawing on the right. */
export const route = ({ route: [from, column, to] }: StreetMap) =>
  `M200 ${from}H${column - cornerRadius}${up}V${to + cornerRadius}${right}H1700`;
