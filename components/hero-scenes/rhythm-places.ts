import type { RhythmStage } from '@/lib/content/schemas/stages/rhythm';

type Room = RhythmStage['room'];
type Point = readonly [x: number, y: number];

/** A place around its center, as a part of a path. Round places are the round ends of a line without length. */
const shapes: Record<Room['kind'], string> = {
  mats: 'm-12-23h24v46h-24z',
  racks: 'm-27-20v40m54-40v40m-66-29v18m78-18v18m-72-9h60',
  weeks: 'h0',
  seats: 'h0',
};

/** The room's width in units of its drawing, and the height of a row. */
const width = 320;
const rowHeights: Record<Room['kind'], number> = { mats: 78, racks: 76, weeks: 76, seats: 152 };

export const roomSize = ({ kind, places, perRow }: Room): Point => [
  width,
  rowHeights[kind] * Math.ceil(places / perRow),
];

/** The centers of the places: in rows, or around a table. */
export function placeCenters(room: Room): Point[] {
  const { kind, places, perRow } = room;
  const [, height] = roomSize(room);
  return Array.from({ length: places }, (_, index) => {
    if (kind === 'seats') {
      const turn = ((index + 0.5) / places) * 2 * Math.PI;
      return [
        Math.round(width / 2 + 120 * Math.sin(turn)),
        Math.round(height / 2 - (height / 2 - 32) * Math.cos(turn)),
      ];
    }
    const column = index % perRow;
    const row = Math.floor(index / perRow);
    return [Math.round((width / perRow) * (column + 0.5)), rowHeights[kind] * (row + 0.5)];
  });
}

/**
 * All places but the one that came free, as two paths: darker and lighter, in turn, or, where places are weeks, those
 * before and those after it.
 */
export function placePaths(room: Room): readonly [darker: string, lighter: string] {
  const free = room.freed.place - 1;
  const paths: [string, string] = ['', ''];
  placeCenters(room).forEach(([x, y], index) => {
    if (index === free) return;
    const row = Math.floor(index / room.perRow);
    const lighter = room.kind === 'weeks' ? index > free : (index + (room.perRow % 2 ? 0 : row)) % 2 === 1;
    paths[lighter ? 1 : 0] += `M${x} ${y}${shapes[room.kind]}`;
  });
  return paths;
}
