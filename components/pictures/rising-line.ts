export type Point = { x: number; y: number };

/** How much the line rises above the cards, in pixels per pixel, so that it does not look level there. */
const slope = 0.08;

type Card = { left: number; width: number; top: number };

const middle = ({ left, width }: Card) => left + width / 2;

/** How far above its card a point stands, how much higher than the one before, and how near to the upper edge. */
const clearance = 36;
const rise = 24;
const margin = 12;

/** The points of a line above a row of cards: each above the middle of its card, and none lower than the one before. */
export function risingPoints(cards: readonly Card[]): Point[] {
  let last = Infinity;
  return cards.map((card) => {
    last = Math.max(margin, Math.min(card.top - clearance, last - rise));
    return { x: middle(card), y: last };
  });
}

/** Has reached a card's height soon after its left edge, so that it stays clear of the card's corner. */
const shoulder = 25;

/**
 * The path through the points of `risingPoints`, from the left edge of the picture to the right.
 *
 * @param width of the picture
 */
export function risingLine(cards: readonly Card[], width: number): string {
  const points = risingPoints(cards);
  const curves = points.slice(1).map((point, index) => {
    const from = points[index] ?? point;
    const x = (cards[index + 1]?.left ?? point.x) + shoulder;
    // Between points of nearly one height, no steeper than from the one to the other: the line would dip.
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
