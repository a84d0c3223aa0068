/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */
import type { Page } from '@playwright/test';

/* What a page has to be for WCAG 2.2 AA, beyond axe. */

/**
 * The largest part of the window's height, from 0 to 1, that is covered by what stays in place while the rest of the page
 * scrolls. Runs in the page.
 */
export function largestCovered(): number {
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
  const step = 8;
  const middleOf = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + scrollY + height / 2;
  };
  const sticky = [...document.querySelectorAll('body *')].filter(
    (element) => element.parentElement && getComputedStyle(element).position === 'sticky',
  );
  // What is sticky is in place while the middle of its parent is at the top of the window.
  const places = [document.body, ...sticky.map((element) => element.parentElement ?? element)].map(middleOf);
  let largest = 0;
  for (const top of new Set(places)) {
    window.scrollTo({ top, behavior: 'instant' });
    let covered = 0;
    for (let y = step / 2; y < innerHeight; y += step) {
      const points = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint(innerWidth * part, y));
      if (points.every(isFixed)) covered += step;
    }
    largest = Math.max(largest, covered / innerHeight);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return largest;
}

/**
 * The places, among the page's links and buttons, of those that have a background of their own, cards with pictures left
 * out. Runs in the page, in its own colors.
 */
export function findButtons(): number[] {
  return [...document.querySelectorAll('a:not(.skip-link), button')].flatMap((element, place) => {
    const isPlain = /^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor);
    return isPlain || element.querySelector('div, ul') ? [] : place;
  });
}

/** Marks the buttons for the function below. Runs in the page. */
export function markButtons(places: readonly number[]): void {
  const all = document.querySelectorAll('a:not(.skip-link), button');
  for (const place of places) all[place]?.setAttribute('data-button', '');
}

/**
 * What cannot be seen in forced colors, because it has the color of what it is on: texts, icons and the edges of buttons.
 * Runs in the page, in these colors.
 */
export function unseen(): string[] {
  // Once: each change of the page makes the browser compute all styles again.
  const probe = document.createElement('p');
  document.body.append(probe);
  probe.style.backgroundColor = 'Canvas';
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const backgroundOf = (element: Element | null): string => {
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      const { backgroundColor } = getComputedStyle(ancestor);
      if (backgroundColor.startsWith('rgb(')) return backgroundColor;
    }
    return canvas;
  };
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const found: string[] = [];
  const expectSeen = (what: string, color: string, on: Element | null) => {
    const isClear = !color.startsWith('rgb') || /^rgba.*, 0\)$/.test(color);
    if (isClear || color === backgroundOf(on)) found.push(`${what} has the color of its background`);
  };

  for (const element of shown('body :not(script, style, noscript, .sr-only, svg, :is(.sr-only, svg, noscript) *)')) {
    const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''));
    const text = own.join('').trim();
    if (text) expectSeen(`“${text}”`, getComputedStyle(element).color, element);
  }
  // What pictures draw is theirs: they have a label.
  for (const icon of shown('svg[stroke="currentColor"]:not([role="img"] *)'))
    expectSeen(`the icon in ${icon.parentElement?.outerHTML.slice(0, 80)}`, getComputedStyle(icon).stroke, icon);
  for (const element of shown('.menu-link')) {
    for (const pseudo of ['::before', '::after']) {
      const { maskImage, backgroundColor } = getComputedStyle(element, pseudo);
      if (maskImage !== 'none') expectSeen(`the icon of ${element.textContent}`, backgroundColor, element);
    }
  }
  for (const element of shown('[data-button]')) {
    const { borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(element);
    if (borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1) found.push(`${element.textContent} has no border`);
    else expectSeen(`the border of ${element.textContent}`, borderTopColor, element.parentElement);
  }
  return found;
}

/** Notes where the focus is after each Tab, and what is wrong there. Runs in the page, before the first one. */
function startWalk(scope: string): void {
  const part = document.querySelector<HTMLElement>(scope);
  part?.focus();
  const name = (element: Element) =>
    `<${element.localName}> ${(element.textContent || element.outerHTML).trim().replaceAll(/\s+/g, ' ').slice(0, 50)}`;
  const reachable = () =>
    [
      ...(part?.querySelectorAll('a[href], button, summary, input, .provider-host iframe, [tabindex="0"]') ?? []),
    ].filter(
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
  const parts = [0.5, 0.1, 0.9].flatMap((across) => [0.5, 0.1, 0.9].map((down) => [across, down] as const));
  const isSeen = (element: Element, { left, top, width, height }: DOMRect): boolean =>
    parts.some(([across, down]) =>
      element.contains(document.elementFromPoint(left + width * across, top + height * down)),
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
      hasIndicator(element) ? [] : 'has no focus indicator',
      isSeen(element, line) ? [] : 'is covered, or outside the window',
      isBelow && line.height < innerHeight - edge ? 'is partly under the bar' : [],
    ].flat();
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
  addEventListener('keydown', ({ key }) => key === 'Tab' && look(), true);
  addEventListener('keyup', ({ key }) => key === 'Tab' && note(), true);
  // The focus goes into a frame.
  addEventListener('blur', () => {
    note();
    setTimeout(note);
  });
  const walked: Walk = {
    remaining: (isBack) => {
      const place = reachable().indexOf(stops.at(-1) ?? document.body);
      return isBack ? Math.max(0, place) : reachable().length - 1 - place;
    },
    finish: (isBack) => {
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
    },
  };
  Object.assign(window, { walked });
}

type Walk = {
  /** How many presses there are to the end, or to the start, of the page. */
  remaining: (isBack: boolean) => number;
  /** Ends one direction. Returns what was wrong. */
  finish: (isBack: boolean) => string[];
};
const remaining = (isBack: boolean) => (Reflect.get(window, 'walked') as Walk).remaining(isBack);
const finish = (isBack: boolean) => (Reflect.get(window, 'walked') as Walk).finish(isBack);

/**
 * Walks with the Tab key from the top of a page, or a part of it, to its end, and back.
 *
 * @returns what a visitor with a keyboard could not reach, see or follow
 */
export async function walk(page: Page, scope = 'body'): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(startWalk, scope);
  const problems: string[] = [];
  for (const isBack of [false, true]) {
    const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBack ? 8 : 0 };
    let presses = 0;
    // Not for ever: a frame has stops of its own, whose number is the provider's.
    for (let left = 1; presses < 400; presses += left) {
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

/** What moves, or would move by itself once something changes, for longer than a blink. Runs in the page. */
export function motions(): string[] {
  const blinkMs = 20;
  const describe = (element: Element | null) => element?.outerHTML.slice(0, 100) ?? 'an element';
  const running = document.getAnimations().flatMap(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    // The bar's background and the fill of its button only change with the scroll position, and at once.
    if (target?.matches('.site-bar, .bar-demo') || playState !== 'running') return [];
    return Number(effect?.getComputedTiming().activeDuration) > blinkMs ? `${describe(target)} moves` : [];
  });
  const wouldMove: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [null, '::before', '::after']) {
      const { transitionDuration, scrollBehavior } = getComputedStyle(element, pseudo);
      const longest = Math.max(...transitionDuration.split(',').map((time) => parseFloat(time)));
      if (longest * 1_000 > blinkMs) wouldMove.push(`${describe(element)}${pseudo ?? ''} takes ${longest} s to change`);
      if (scrollBehavior === 'smooth') wouldMove.push(`${describe(element)} scrolls smoothly`);
    }
  }
  return [...running, ...wouldMove];
}

/* What happens to a page's texts when they take more room. The functions run in the page. */

type Problems = { lost: string[]; overlapping: string[]; covered: string[] };

/**
 * The texts that are outside the window or cut off, those that lie on others, and those of a hero that lie on texts of its
 * picture. Pictures have a label instead, what scrolls is reachable, and the bar lies on everything.
 */
export function textProblems(): Problems {
  const linesIn = (root: Element | null | undefined) => {
    const lines: { text: string; parent: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(root ?? document.createElement('p'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.sr-only, .skip-link, noscript, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 2) lines.push({ text, parent, box });
    }
    return lines;
  };
  const ancestorsOf = (one: Element | null): Element[] => (one ? [one, ...ancestorsOf(one.parentElement)] : []);
  const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isLost = (box: DOMRect, parent: Element): boolean => {
    const isOutside = box.left < -1 || box.right > document.documentElement.clientWidth + 1;
    if (isOutside && parent.closest('[aria-roledescription="carousel"]')) return false;
    for (const ancestor of ancestorsOf(parent)) {
      const { overflowX } = getComputedStyle(ancestor);
      if (isScroller(overflowX)) return false;
      if (overflowX === 'visible') continue;
      const edge = ancestor.getBoundingClientRect();
      const cut = [edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom];
      // A line's box is a little higher than its letters.
      if (cut.some((pixels) => pixels > 6)) return true;
    }
    return isOutside;
  };
  const isScrolledAway = (box: DOMRect, parent: Element): boolean =>
    ancestorsOf(parent).some((ancestor) => {
      const { top, bottom } = ancestor.getBoundingClientRect();
      return isScroller(getComputedStyle(ancestor).overflowY) && (box.top < top || box.bottom > bottom);
    });
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  // Further down, what sticks to the window lies on what scrolls under it.
  const place = scrollY;
  window.scrollTo({ top: 0, behavior: 'instant' });
  const readable = linesIn(document.body).filter(({ parent }) => !parent.closest('[role="img"], [aria-hidden="true"]'));
  const letters = readable
    .filter(({ box, parent }) => !parent.closest('header') && !isScrolledAway(box, parent))
    .map(({ text, box: { x, y, width, height } }) => ({
      text,
      box: new DOMRect(x + 1, y + height / 4, width - 2, height / 2),
    }))
    .toSorted((one, other) => one.box.top - other.box.top);
  const overlapping = letters.flatMap(({ text, box }, index) => {
    const below = letters.slice(index + 1);
    const end = below.findIndex((other) => other.box.top >= box.bottom);
    const other = below.slice(0, end < 0 ? undefined : end).find((one) => meet(box, one.box));
    return other ? `“${text}” and “${other.text}”` : [];
  });
  const tool = document.querySelector('.tool-hero .tool');
  const copy = tool?.parentElement?.querySelector(':scope > :has(> h1)');
  if (tool && !copy) throw new Error('There is a drawing without copy');
  const drawn = linesIn(tool);
  const covered = linesIn(copy).filter(({ box }) => drawn.some((other) => meet(box, other.box)));
  const lost = readable.filter(({ box, parent }) => !parent.closest('[popover]') && isLost(box, parent));
  window.scrollTo({ top: place, behavior: 'instant' });
  return { lost: lost.map(({ text }) => text), overlapping, covered: covered.map(({ text }) => text) };
}

/** What `textProblems` finds where all is well. */
export const noProblems: Problems = { lost: [], overlapping: [], covered: [] };

/** The headings that are shown before the heading that they are read after. */
export function misplacedHeadings(): string[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(
    (heading) => heading.checkVisibility() && !heading.closest('.sr-only'),
  );
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1];
    if (!before) return [];
    const [box, last] = [heading.getBoundingClientRect(), before.getBoundingClientRect()];
    const isFurther = box.top >= last.bottom - 4 || box.left >= last.right - 4;
    return isFurther ? [] : [`“${heading.textContent}” is read after “${before.textContent}”`];
  });
}

/** Sets the text spacing of WCAG 1.4.12. The policy of pages has nothing against sheets that are made by a script. */
export function setTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
