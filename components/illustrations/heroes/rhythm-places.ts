import type { RhythmHeroScene } from '@/lib/content/schemas/hero-scenes/rhythm';

type Places = RhythmHeroScene['places'];
type Point = readonly [x: number, y: number];

/** A place around its center, as a part of a path. Round places are the round ends of a line without length. */
const shapes: Record<Places['kind'], string> = {
  mats: 'm-12-23h24v46h-24z',
  racks: 'm-27-20v40m54-40v40m-66-29v18m78-18v18m-72-9h60',
  weeks: 'h0',
  seats: 'h0',
};

/** A place that is offered, per kind: its width, its height and the radius of its corners. */
const offered: Record<Places['kind'], readonly [width: number, height: number, radius: number]> = {
  mats: [46, 68, 12],
  racks: [96, 66, 12],
  weeks: [60, 60, 30],
  seats: [60, 60, 30],
};

/** The drawing's width in its own units, and the height of a row. */
export const placesWidth = 320;
const rowHeights: Record<Places['kind'], number> = { mats: 78, racks: 76, weeks: 76, seats: 152 };

export const placesHeight = ({ kind, count, perRow }: Places) => rowHeights[kind] * Math.ceil(count / perRow);

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
    return [Math.round((placesWidth / perRow) * (column + 0.5)), rowHeights[kind] * (row + 0.5)];
  });
}

/** The center and the size of the place that came free. */
export function offeredPlace(places: Places) {
  const [x, y] = placeCenters(places)[places.freed.place - 1] ?? [0, 0];
  const [width, height, radius] = offered[places.kind];
  return { x, y, width, height, radius };
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
    paths[lighter ? 1 : 0] += `M${x} ${y}${shapes[places.kind]}`;
  });
  return paths;
}
