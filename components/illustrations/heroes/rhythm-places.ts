import type { RhythmHeroScene } from '@/lib/content/schemas/hero-scenes';

type Places = RhythmHeroScene['places'];
type Point = readonly [x: number, y: number];

type Look = {
  /** A place around its center, as a part of a path. Round places are the round ends of a line without length. */
  shape: string;
  strokeWidth: number;
  /** The size of a place that is offered, and of a row. */
  width: number;
  height: number;
  radius: number;
  rowHeight: number;
};

const looks: Record<Places['kind'], Look> = {
  mats: { shape: 'm-12-23h24v46h-24z', strokeWidth: 22, width: 46, height: 68, radius: 12, rowHeight: 78 },
  racks: {
    shape: 'm-27-20v40m54-40v40m-66-29v18m78-18v18m-72-9h60',
    strokeWidth: 9,
    width: 96,
    height: 66,
    radius: 12,
    rowHeight: 76,
  },
  weeks: { shape: 'h0', strokeWidth: 58, width: 60, height: 60, radius: 30, rowHeight: 76 },
  seats: { shape: 'h0', strokeWidth: 56, width: 60, height: 60, radius: 30, rowHeight: 152 },
};

/** The drawing's width in its own units. */
export const placesWidth = 320;

export const placesHeight = ({ kind, count, perRow }: Places) => looks[kind].rowHeight * Math.ceil(count / perRow);

/** The centers of the places: in rows, or around a table. */
function placeCenters(places: Places): Point[] {
  const { kind, count, perRow } = places;
  const height = placesHeight(places);
  return Array.from({ length: count }, (_, index) => {
    if (kind === 'seats') {
      const turn = ((index + 0.5) / count) * 2 * Math.PI;
      return [
        Math.round(placesWidth / 2 + 120 * Math.sin(turn)),
        Math.round(height / 2 - (height / 2 - 32) * Math.cos(turn)),
      ];
    }
    const column = index % perRow;
    const row = Math.floor(index / perRow);
    return [Math.round((placesWidth / perRow) * (column + 0.5)), looks[kind].rowHeight * (row + 0.5)];
  });
}

/** The center and the size of the place that came free. */
export function offeredPlace(places: Places) {
  const [x, y] = placeCenters(places)[places.freed.place - 1] ?? [0, 0];
  return { x, y, ...looks[places.kind] };
}

/**
 * All places but the one that came free, as two paths: darker and lighter, in turn, or, where places are weeks, those
 * before and those after it.
 */
export function placePaths(places: Places): readonly [darker: string, lighter: string] {
  const free = places.freed.place - 1;
  const paths: [string, string] = ['', ''];
  placeCenters(places).forEach(([x, y], index) => {
    if (index === free) return;
    const row = Math.floor(index / places.perRow);
    const lighter = places.kind === 'weeks' ? index > free : (index + (places.perRow % 2 ? 0 : row)) % 2 === 1;
    paths[lighter ? 1 : 0] += `M${x} ${y}${looks[places.kind].shape}`;
  });
  return paths;
}
