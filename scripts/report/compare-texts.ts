import { diffArrays } from 'diff';
import type { Change } from './change';
import type { Text } from './page-facts';

/** How alike two texts must be to count as the old and the new version of one. */
const alike = 0.4;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** The share of words that two texts have in common. */
function similarity(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return (2 * [...a].filter((word) => b.has(word)).length) / Math.max(1, a.size + b.size);
}

type Pair = [before: Text | undefined, after: Text | undefined];

/** Finds the new version of each old text by what they have in common. */
function pairAlike(removed: readonly Text[], added: readonly Text[]): Pair[] {
  const rest = [...added];
  const pairs = removed.map((text): Pair => {
    const scores = rest.map((candidate) => similarity(text.text, candidate.text));
    const best = Math.max(alike, ...scores);
    const at = scores.indexOf(best);
    return [text, at < 0 ? undefined : rest.splice(at, 1)[0]];
  });
  return [...pairs, ...rest.map((text): Pair => [undefined, text])];
}

/** Texts that take each other's place are versions of each other. The others may be anywhere on the page. */
function pairUp(hunks: readonly { removed: Text[]; added: Text[] }[]): Pair[] {
  const isSwap = ({ removed, added }: (typeof hunks)[number]) => removed.length === added.length;
  const swapped = hunks
    .filter(isSwap)
    .flatMap(({ removed, added }) => removed.map((text, at): Pair => [text, added[at]]));
  const others = hunks.filter((hunk) => !isSwap(hunk));
  return [
    ...swapped,
    ...pairAlike(
      others.flatMap(({ removed }) => removed),
      others.flatMap(({ added }) => added),
    ),
  ];
}

/** Compares the texts of a page in their order. */
export function compareTexts(before: readonly Text[], after: readonly Text[]): Change[] {
  const parts = diffArrays([...before], [...after], { comparator: (one, other) => one.text === other.text });
  const textsOf = (which: 'added' | 'removed') =>
    new Set(parts.filter((part) => part[which]).flatMap(({ value }) => value.map(({ text }) => text)));
  const removedTexts = textsOf('removed');
  const moved = new Set([...textsOf('added')].filter((text) => removedTexts.has(text)));

  const hunks = [{ removed: [] as Text[], added: [] as Text[] }];
  for (const { value, added, removed } of parts) {
    const found = value.filter(({ text }) => !moved.has(text));
    if (removed) hunks.at(-1)?.removed.push(...found);
    else if (added) hunks.at(-1)?.added.push(...found);
    else hunks.push({ removed: [], added: [] });
  }
  const arrived = parts.flatMap(({ value, added }) => (added ? value.filter(({ text }) => moved.has(text)) : []));
  const order = new Map([...before, ...after].map((text, at) => [text, at]));
  const changed = pairUp(hunks).map(([old, now]) => ({
    text: (now ?? old) as Text,
    before: old?.text,
    after: now?.text,
  }));
  const changes = [...changed, ...arrived.map((text) => ({ text, before: text.text, after: text.text }))];
  return changes
    .toSorted((a, b) => (order.get(a.text) ?? 0) - (order.get(b.text) ?? 0))
    .map(({ text: { kind, text, place }, before: old, after: now }) => ({
      kind: moved.has(text) ? 'moved' : kind,
      before: old,
      after: now,
      places: [place],
    }));
}
