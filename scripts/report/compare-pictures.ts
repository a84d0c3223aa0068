import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';

/** The pixels of a picture, four bytes each. */
export type Pixels = { data: Buffer; width: number; height: number };

/** A part of a picture. */
export type Box = { left: number; top: number; width: number; height: number };

/** Two pictures in which what is the same is at the same height, and the parts that differ. */
export type PictureComparison = { before: Pixels; after: Pixels; boxes: Box[] };

/** Fewer rows than this that happen to be equal, such as the space between lines, align nothing. */
const enoughRows = 32;

/** Beyond this many different rows, alignment takes too long to be worth it. */
const mostEdits = 6_000;

/** The size of the squares that a box consists of, and how far apart two boxes are that become one. */
const square = 8;
const nearby = 16;

/** The color of rows that the other picture has and this one lacks. The site has no such color, so they differ. */
const filling = Buffer.from([203, 198, 224, 255]);

type Hunk = { equal: boolean; before: number; after: number };

function rowHashes({ data, width, height }: Pixels): string[] {
  return Array.from({ length: height }, (_, row) =>
    createHash('md5')
      .update(data.subarray(row * width * 4, (row + 1) * width * 4))
      .digest('base64'),
  );
}

/** The runs of rows that are equal or not, from the top. */
function hunksOf(before: Pixels, after: Pixels): Hunk[] {
  const parts = diffArrays(rowHashes(before), rowHashes(after), { maxEditLength: mostEdits });
  if (!parts) return [{ equal: false, before: before.height, after: after.height }];
  const hunks: Hunk[] = [];
  for (const { value, added, removed } of parts) {
    const equal = !added && !removed && value.length >= enoughRows;
    const [old, now] = [added ? 0 : value.length, removed ? 0 : value.length];
    const last = hunks.at(-1);
    if (last && !last.equal && !equal) {
      last.before += old;
      last.after += now;
    } else hunks.push({ equal, before: old, after: now });
  }
  return hunks;
}

/** Fills the shorter side of each hunk, so that what follows is at the same height in both pictures. */
function align(pixels: Pixels, hunks: readonly Hunk[], side: 'before' | 'after'): Pixels {
  const { width } = pixels;
  let row = 0;
  const parts = hunks.map((hunk) => {
    const rows = pixels.data.subarray(row * width * 4, (row + hunk[side]) * width * 4);
    row += hunk[side];
    const missing = Math.max(hunk.before, hunk.after) - hunk[side];
    return Buffer.concat([rows, Buffer.alloc(missing * width * 4, filling)]);
  });
  const data = Buffer.concat(parts);
  return { data, width, height: data.length / width / 4 };
}

const bottomOf = ({ top, height }: Box) => top + height;
const rightOf = ({ left, width }: Box) => left + width;

function isNear(one: Box, other: Box): boolean {
  return (
    one.left <= rightOf(other) + nearby &&
    other.left <= rightOf(one) + nearby &&
    one.top <= bottomOf(other) + nearby &&
    other.top <= bottomOf(one) + nearby
  );
}

function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map(rightOf));
  return { left, top, width: right - left, height: Math.max(...boxes.map(bottomOf)) - top };
}

/** Joins boxes that touch or nearly touch. */
function join(boxes: readonly Box[]): Box[] {
  return boxes.reduce<Box[]>((joined, next) => {
    let box = next;
    let rest = joined;
    for (;;) {
      const near = rest.filter((other) => isNear(box, other));
      if (near.length === 0) return [...rest, box];
      rest = rest.filter((other) => !near.includes(other));
      box = around([box, ...near]);
    }
  }, []);
}

/** The boxes around the pixels of a mask that are not transparent. */
function boxesOf(mask: Buffer, width: number, height: number): Box[] {
  const squares = new Set<number>();
  const columns = Math.ceil(width / square);
  for (let at = 3; at < mask.length; at += 4) {
    if (mask[at] === 0) continue;
    const pixel = (at - 3) / 4;
    squares.add(Math.floor(pixel / width / square) * columns + Math.floor((pixel % width) / square));
  }
  // First each row of squares, because a page that differs everywhere has thousands of them.
  const boxes = [...squares]
    .toSorted((a, b) => a - b)
    .map((at): Box => {
      const [left, top] = [(at % columns) * square, Math.floor(at / columns) * square];
      return { left, top, width: Math.min(square, width - left), height: Math.min(square, height - top) };
    });
  const runs: Box[] = [];
  for (const box of boxes) {
    const last = runs.at(-1);
    if (last && last.top === box.top && isNear(last, box)) runs.splice(-1, 1, around([last, box]));
    else runs.push(box);
  }
  return join(runs).toSorted((a, b) => a.top - b.top || a.left - b.left);
}

/** Compares two pictures of the same width. Anti-aliasing is no difference. */
export function comparePictures(before: Pixels, after: Pixels): PictureComparison {
  if (before.data.equals(after.data)) return { before, after, boxes: [] };
  const hunks = hunksOf(before, after);
  const [old, now] = [align(before, hunks, 'before'), align(after, hunks, 'after')];
  const mask = Buffer.alloc(old.data.length);
  pixelmatch(old.data, now.data, mask, old.width, old.height, { diffMask: true, threshold: 0.1 });
  return { before: old, after: now, boxes: boxesOf(mask, old.width, old.height) };
}
