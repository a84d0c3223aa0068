/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */
import type { Page } from '@playwright/test';

type Walk = {
  stops: Element[];
  problems: string[];
  reachable: () => Element[];
  name: (element: Element) => string;
  /** Notes what is wrong at the current stop. */
  look: () => void;
};

/** Notes where the focus is after each Tab, and what is wrong there. Runs in the page, before the first one. */
function start(scope: string): void {
  const part = document.querySelector<HTMLElement>(scope);
  part?.focus();
  const name = (element: Element) =>
    `<${element.localName}> ${(element.textContent || element.outerHTML).trim().replaceAll(/\s+/g, ' ').slice(0, 50)}`;
  // Of a group of radio buttons the chosen one is reached, and the others from there with the arrow keys.
  const reachable = () =>
    [...(part?.querySelectorAll('a[href], button, summary, input, iframe, [tabindex="0"]') ?? [])].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        // The other radio buttons of a group are reached with the arrow keys.
        !element.matches('[tabindex="-1"], :disabled, [type="radio"]:not(:checked)'),
    );

  const hasIndicator = (element: Element): boolean =>
    [null, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor);
    });
  const isSeen = (element: Element, { left, top, width, height }: DOMRect): boolean =>
    [0.5, 0.1, 0.9].some((across) =>
      [0.5, 0.1, 0.9].some((down) =>
        element.contains(document.elementFromPoint(left + width * across, top + height * down)),
      ),
    );
  const problemsOf = (element: Element): string[] => {
    const [line = element.getBoundingClientRect()] = element.getClientRects();
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || line.width < 2)
      return ['is not visible'];
    // What is in a frame, or in the provider's chat, is theirs. The browser scrolls to it later.
    if (element instanceof HTMLIFrameElement || element.shadowRoot) return [];
    const bar = document.querySelector('.site-bar');
    const edge = bar?.getBoundingClientRect().bottom ?? 0;
    const isBelow = !bar?.contains(element) && !element.matches('.skip-link') && line.top < edge;
    return [
      hasIndicator(element) ? '' : 'has no focus indicator',
      isSeen(element, line) ? '' : 'is covered, or outside the window',
      isBelow && line.height < innerHeight - edge ? 'is partly under the bar' : '',
    ].filter(Boolean);
  };

  const stops: Element[] = [];
  const problems: string[] = [];
  const note = () => {
    const element = document.activeElement;
    if (element && element !== document.body && element !== stops.at(-1) && part?.contains(element))
      stops.push(element);
  };
  // Whether a stop can be seen counts when the visitor goes on: the browser may scroll to it a moment later.
  const look = () => {
    const element = stops.at(-1);
    if (!element || element !== document.activeElement) return;
    for (const problem of problemsOf(element)) problems.push(`${name(element)} ${problem}`);
  };
  // A second walk begins where the first one ended: at the first stop.
  if (document.activeElement !== part) note();
  Object.assign(window, { walkWithTab: { stops, problems, reachable, name, look } satisfies Walk });
  addEventListener('keydown', ({ key }) => key === 'Tab' && look(), true);
  addEventListener('keyup', ({ key }) => key === 'Tab' && note(), true);
  // The focus goes into a frame.
  addEventListener('blur', () => {
    note();
    setTimeout(note);
  });
}

/** How many presses there are to the end, or to the start, of the page. Runs in the page. */
function remaining(isBack: boolean): number {
  const { stops, reachable } = Reflect.get(window, 'walkWithTab') as Walk;
  const place = reachable().indexOf(stops.at(-1) ?? document.body);
  return isBack ? Math.max(0, place) : reachable().length - 1 - place;
}

/** Ends one direction. Runs in the page. */
function finish(isBack: boolean): string[] {
  const { stops, problems, reachable, name, look } = Reflect.get(window, 'walkWithTab') as Walk;
  look();
  const all = reachable();
  const places = stops.map((element) => all.indexOf(element)).filter((place) => place >= 0);
  const isOrdered = places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0) !== isBack);
  const missed = all.filter((element) => !stops.includes(element));
  // The other direction begins at the last stop.
  stops.splice(0, stops.length - 1);
  return [
    ...problems.splice(0),
    ...missed.map((element) => `${name(element)} is not reached`),
    ...(isOrdered ? [] : ['the order is not that of the document']),
  ];
}

/** A frame has stops of its own, whose number is the provider's. */
const maxPresses = 400;

/**
 * Walks with the Tab key from the top of a page, or a part of it, to its end, and back.
 *
 * @returns what a visitor with a keyboard could not reach, see or follow
 */
export async function walk(page: Page, scope = 'body'): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(start, scope);
  const problems: string[] = [];
  for (const isBack of [false, true]) {
    const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBack ? 8 : 0 };
    let presses = 0;
    for (let left = 1; presses < maxPresses; presses += left) {
      left = await page.evaluate(remaining, isBack);
      if (left === 0) break;
      // Without waiting for each: the browser keeps their order.
      const events = Array.from({ length: left }).flatMap(() => [
        session.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown' }),
        session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' }),
      ]);
      await Promise.all(events);
    }
    problems.push(...(await page.evaluate(finish, isBack)));
  }
  return problems;
}
