import type { MarkedTitle } from '@/lib/content/schemas/fields';

/** A piece of a line, on the marker or not. */
type Piece = { text: string; marked: boolean };
type Headline = { size: number; lines: Piece[][] };

/** The width of the copy on a sharing picture in pixels. */
export const copyWidth = 490;

/** Number of lines and font size, the preferred one first. */
const settings = [
  { count: 2, size: 54 },
  { count: 3, size: 46 },
] as const;

/** Widths of characters in bold, relative to the font size. The renderer of pictures cannot measure text. */
const widths: readonly [characters: RegExp, width: number][] = [
  [/[ .,:;!|'’‘“”·()lijI]/, 0.25],
  [/[-ftr/?J1]/, 0.37],
  [/[mwMW%@N&]/, 0.82],
  [/[A-Z]/, 0.66],
];

function characterWidth(character: string): number {
  return widths.find(([characters]) => characters.test(character))?.[1] ?? 0.58;
}

/** The approximate width of a text in pixels. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + characterWidth(character) * size, 0);
}

const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, 1)));

/** The words on `count` lines whose widest one is as narrow as possible. */
function balanced(words: readonly string[], count: number): string[] {
  if (count <= 1 || words.length <= 1) return [words.join(' ')];
  const [first = '', ...rest] = words;
  let best = [first, ...balanced(rest, count - 1)];
  for (let end = 2; end < words.length; end += 1) {
    const lines = [words.slice(0, end).join(' '), ...balanced(words.slice(end), count - 1)];
    if (widest(lines) < widest(best)) best = lines;
  }
  return best;
}

/** A headline set in two large lines, or in three smaller ones where it does not fit otherwise. */
export function headlineLines({ text, marker }: MarkedTitle): Headline {
  const words = text.split(' ');
  const fits = settings.find(({ count, size }) =>
    balanced(words, count).every((line) => textWidth(line, size) <= copyWidth),
  );
  const { count, size } = fits ?? settings[1];
  const from = text.indexOf(marker);
  const to = from + marker.length;
  let start = 0;
  const lines = balanced(words, count).map((line) => {
    const cuts = [0, from - start, to - start, line.length].map((cut) => Math.min(Math.max(cut, 0), line.length));
    start += line.length + 1;
    return cuts
      .slice(1)
      .map((cut, index) => ({ text: line.slice(cuts[index], cut), marked: index === 1 }))
      .filter((piece) => piece.text.trim() !== '');
  });
  return { size, lines };
}
