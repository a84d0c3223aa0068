export type Point = { x: number; y: number };

/** The slope of the line above the cards, so that it does not look level. */
const slope = 0.08;

type Card = { left: number; width: number; top: number };

const middle = ({ left, width }: Card) => left + width / 2;

/** Minimum distances in pixels: from a point to its card, to the previous point, and to the upper edge. */
const minCardDistancePx = 36;
const minRisePx = 24;
const minMarginPx = 12;

/**
 * The points of a line above a row of cards, each above the center of its card and none lower than the previous point.
 */
export function risingPoints(cards: readonly Card[]): Point[] {
  let last = Infinity;
  return cards.map((card) => {
    last = Math.max(minMarginPx, Math.min(card.top - minCardDistancePx, last - minRisePx));
    return { x: middle(card), y: last };
  });
}

/** How far right of a card's left edge the line reaches the card's level, so that it does not touch the corner. */
const shoulderPx = 25;

/**
 * The path through the points of `risingPoints`, from the left edge of the picture to its right edge.
 *
 * @param width of the picture
 */
export function risingLine(cards: readonly Card[], width: number): string {
  const points = risingPoints(cards);
  const curves = points.slice(1).map((point, index) => {
    const from = points[index] ?? point;
    const x = (cards[index + 1]?.left ?? point.x) + shoulderPx;
    // Between points at nearly the same height, a steeper line would dip.
    const tilt = Math.min(slope, (from.y - point.y) / (point.x - from.x));
    const y = point.y + tilt * (point.x - x);
    const reach = (x - from.x) / 2;
    return `C${from.x + reach} ${from.y - tilt * reach} ${x - reach} ${y + tilt * reach} ${x} ${y}L${point.x} ${point.y}`;
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const end = last.y - slope * (width - last.x);
  return `M0 ${first.y + slope * first.x}L${first.x} ${first.y}${curves.join('')}L${width} ${end}`;
}
