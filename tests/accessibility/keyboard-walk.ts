/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */

/** What a walk with the Tab key needs of a page in any engine. */
export type Walker = {
  evaluate: <Value, Args extends unknown[]>(code: (...args: Args) => Value, ...args: Args) => Promise<Value>;
  /** Presses Tab, or Shift and Tab, some times. */
  press: (times: number, back: boolean) => Promise<void>;
  directions?: readonly ('forth' | 'back')[];
  /** The bar may cover a part of the focus, but not all of it. */
  partlyCovered?: boolean;
};

type Walk = {
  stops: Element[];
  problems: string[];
  reachable: () => Element[];
  name: (element: Element) => string;
  /** Notes what is wrong at the current stop. */
  look: () => void;
};

/**
 * Notes where the focus is after each Tab, and what is wrong there. Runs in the page, before the first one.
 *
 * @param scope the part of the page to walk through. Unless it is the whole page, it has the focus first.
 * @param partly allows the bar to cover a part of the focus, but not all of it
 */
function start(scope: string, partly: boolean): void {
  const part = document.querySelector<HTMLElement>(scope);
  part?.focus();
  const name = (element: Element) =>
    `<${element.localName}> ${(element.textContent || element.outerHTML).trim().replaceAll(/\s+/g, ' ').slice(0, 50)}`;

  const reachable = () =>
    [...(part?.querySelectorAll('a[href], button, summary, input, iframe, [tabindex="0"]') ?? [])].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches('[tabindex="-1"], :disabled'),
    );

  const isProviders = (element: Element) => element instanceof HTMLIFrameElement || element.shadowRoot !== null;

  const hasIndicator = (element: Element): boolean =>
    [null, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor);
    });

  const isSeen = (element: Element, { left, top, width, height }: DOMRect): boolean =>
    [0.5, 0.1, 0.9].some((across) =>
      [0.5, 0.1, 0.9].some((down) => {
        const shown = document.elementFromPoint(left + width * across, top + height * down);
        return element.contains(shown);
      }),
    );

  const problemsOf = (element: Element): string[] => {
    const [line = element.getBoundingClientRect()] = element.getClientRects();
    const problems: string[] = [];
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isVisible || line.width < 2) problems.push('is not visible');
    // What is in a frame, or in the provider's chat, is theirs. The browser scrolls to it later.
    if (isProviders(element)) return problems;
    if (!hasIndicator(element)) problems.push('has no focus indicator');
    if (line.bottom <= 0 || line.top >= innerHeight || line.right <= 0 || line.left >= innerWidth)
      problems.push('is outside the window');
    else if (!isSeen(element, line)) problems.push('is covered');
    const bar = document.querySelector('.site-bar');
    const edge = bar?.getBoundingClientRect().bottom ?? 0;
    const isBelow = bar && !bar.contains(element) && !element.matches('.skip-link') && line.top < edge;
    if (isBelow && line.height < innerHeight - edge && !partly) problems.push('is partly under the bar');
    return problems;
  };

  /** Whether a stop is where a reader would look for it after another one: further right or further down. */
  const follows = (element: Element, before: Element): boolean => {
    const landmark = 'header, main, footer';
    if (element.closest(landmark) !== before.closest(landmark)) return true;
    const [box, last] = [element.getBoundingClientRect(), before.getBoundingClientRect()];
    const overlap = Math.min(box.bottom, last.bottom) - Math.max(box.top, last.top);
    const isSameRow = overlap > Math.min(box.height, last.height) / 2;
    if (isSameRow) return box.right > last.left;
    return box.top >= last.top || box.left >= last.right - 4;
  };

  const walk: Walk = { stops: [], problems: [], reachable, name, look: () => undefined };
  const note = () => {
    const element = document.activeElement;
    const before = walk.stops.at(-1);
    if (!element || element === document.body || element === before || !part?.contains(element)) return;
    const isForth = before && before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (before && !(isForth ? follows(element, before) : follows(before, element)))
      walk.problems.push(`${name(element)} is in an unexpected place next to ${name(before)}`);
    walk.stops.push(element);
  };
  // Some browsers scroll to the focus a moment later: whether it can be seen counts when the visitor goes on.
  walk.look = () => {
    const element = walk.stops.at(-1);
    if (!element || element !== document.activeElement) return;
    for (const problem of problemsOf(element)) walk.problems.push(`${name(element)} ${problem}`);
  };
  Object.assign(window, { walk });
  addEventListener('keydown', ({ key }) => key === 'Tab' && walk.look(), true);
  addEventListener('keyup', ({ key }) => key === 'Tab' && note(), true);
  // The focus goes into a frame.
  addEventListener('blur', () => {
    note();
    setTimeout(note);
  });
}

/** How many presses there are to the end, or to the start, of the page. Runs in the page. */
function remaining(): { forth: number; back: number } {
  const { stops, reachable } = Reflect.get(window, 'walk') as Walk;
  const place = reachable().indexOf(stops.at(-1) ?? document.body);
  return { forth: reachable().length - 1 - place, back: Math.max(0, place) };
}

/** Ends one direction. Runs in the page. */
function finish(): string[] {
  const walk = Reflect.get(window, 'walk') as Walk;
  walk.look();
  const { stops, problems, reachable, name } = walk;
  const expected = reachable();
  const missed = expected
    .filter((element) => !stops.includes(element))
    .map((element) => `${name(element)} is not reached`);
  const order = stops.map((element) => expected.indexOf(element)).filter((place) => place >= 0);
  const isOrdered = [1, -1].some((direction) =>
    order.every((place, index) => index === 0 || (place - (order[index - 1] ?? 0)) * direction > 0),
  );
  walk.stops = stops.slice(-1);
  walk.problems = [];
  return [...problems, ...missed, ...(isOrdered ? [] : ['the order is not that of the document'])];
}

/** A frame has stops of its own, whose number is the provider's. */
const maxPresses = 400;

/**
 * Walks with the Tab key from the top of a page to its end, and back.
 *
 * @returns what a visitor with a keyboard could not reach, see or follow
 */
export async function walkThrough(
  { evaluate, press, directions = ['forth', 'back'], partlyCovered = false }: Walker,
  scope = 'body',
): Promise<string[]> {
  await evaluate(start, scope, partlyCovered);
  const problems: string[] = [];
  for (const direction of directions) {
    let presses = 0;
    for (
      let left = (await evaluate(remaining))[direction];
      left > 0 && presses < maxPresses;
      left = (await evaluate(remaining))[direction]
    ) {
      await press(left, direction === 'back');
      presses += left;
    }
    for (const problem of await evaluate(finish)) problems.push(`${direction}: ${problem}`);
  }
  return problems;
}
