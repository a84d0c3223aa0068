/*
 * Moves the row of a carousel by its buttons and by the arrow keys, around both ends, and says which cards are shown. Swiping
 * is the browser's own. A page has at most one.
 */

/** The card that the row is scrolling to. During the animation, the next step continues from here. */
let target: number | null = null;

const rowOf = (element: EventTarget | null) => (element as Element).closest?.<HTMLElement>('.carousel-row');

/** `2 to 4 of 5`, or `2 of 5` if one card is shown. */
export function positionText(first: number, shown: number, count: number): string {
  return shown > 1 ? `${first} to ${first + shown - 1} of ${count}` : `${first} of ${count}`;
}

/**
 * How far it is from card to card, and how many are to the left. Widths depend on the window and the text size. Where a translated
 * page runs from right to left, the pitch is negative, as scroll positions are.
 */
function measure({ children, scrollLeft }: HTMLElement) {
  const [one, other] = children as HTMLCollectionOf<HTMLElement>;
  const pitch = (other?.offsetLeft ?? 0) - (one?.offsetLeft ?? 0);
  return { pitch, position: Math.round(scrollLeft / pitch) };
}

/** Says it for one, two and three cards. Styles show what fits the window. */
function say(row: HTMLElement, position: number): void {
  for (const [index, text] of document.querySelectorAll('.carousel-position > *').entries()) {
    text.textContent = positionText(position + 1, index + 1, row.children.length);
  }
}

function move(row: HTMLElement, step: 1 | -1): void {
  const { pitch, position } = measure(row);
  const positions = Math.round((row.scrollWidth - row.clientWidth) / Math.abs(pitch)) + 1;
  target = ((target ?? position) + step + positions) % positions;
  row.scrollTo({ left: target * pitch });
  say(row, target);
}

/** With a modifier a key belongs to the browser: Alt and the left arrow key mean Back. */
const isArrow = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  /^Arrow(?:Left|Right)$/.test(key) && !(altKey || ctrlKey || metaKey || shiftKey);

function onScroll(event: Event): void {
  const row = rowOf(event.target);
  if (!row) return;
  const { position } = measure(row);
  if (target !== null && target !== position) return;
  target = null;
  say(row, position);
}

export function moveCarousel(): void {
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest('.carousel-buttons > button');
    const row = document.querySelector<HTMLElement>('.carousel-row');
    if (button && row) move(row, button.matches(':first-of-type') ? -1 : 1);
  });
  addEventListener('keydown', (event) => {
    const row = rowOf(event.target);
    if (!row || !isArrow(event)) return;
    event.preventDefault();
    move(row, (event.key === 'ArrowRight') === measure(row).pitch > 0 ? 1 : -1);
  });
  // From here on the visitor scrolls the row.
  for (const type of ['pointerdown', 'wheel', 'touchstart']) {
    addEventListener(type, (event) => rowOf(event.target) && (target = null), { passive: true });
  }
  // That of an element does not bubble.
  addEventListener('scroll', onScroll, true);
}
