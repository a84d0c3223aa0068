/* oxlint-disable unicorn/consistent-function-scoping -- pages get `stateOf` without its module */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';

/** A key by its name in `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

export type Point = { x: number; y: number };

/** Someone who comes for the first time, with one window. */
export type Visitor = {
  /** Opens a path of the site. Waits for the load event. */
  open: (path: string) => Promise<void>;
  /** Runs a function in the page. It may use only its arguments and what browsers have. */
  evaluate: <Value, Args extends unknown[]>(
    code: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => Promise<Value>;
  moveTo: (point: Point) => Promise<void>;
  /** Moves the pointer to a point, presses and releases. */
  click: (point: Point) => Promise<void>;
  tap: (point: Point) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the size of the page's area. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  leave: () => Promise<void>;
};

/** A running browser. */
export type Engine = {
  /** @param origin the site's */
  newVisitor: (origin: string) => Promise<Visitor>;
  stop: () => Promise<void>;
};

/** An element: a selector, and the text that it begins with if several match. */
export type Target = { selector: string; text?: string };

/** Four browsers share the usual two cores. */
const patienceMs = 10_000;

const noAnswer = 'no answer';

/** What a page answers. One that is being left for another one fails to, or never does: then it has to be asked again. */
const answer = <Value>(asked: Promise<Value>) =>
  Promise.race([asked, wait(3_000, noAnswer, { ref: false })]).catch(() => noAnswer);

/** Waits until a function in the page returns a value. */
export const expectIn = <Value>(visitor: Visitor, code: () => Value, expected: Value): Promise<void> =>
  expect.poll(() => answer(visitor.evaluate(code)), { timeout: patienceMs }).toEqual(expected);

type State = { center: Point; visible: boolean; focused: boolean };

/** Runs in the page. Prefers visible elements. */
function stateOf({ selector, text = '' }: Target, action?: 'scroll' | 'focus'): State | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const matching = all.filter((element) => element.textContent.trim().startsWith(text));
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const found = matching.find(isVisible) ?? matching[0];
  if (!found) return undefined;
  if (action === 'focus') found.focus();
  const box = found.getBoundingClientRect();
  if (action === 'scroll' && (box.top < 0 || box.bottom > innerHeight))
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return {
    center: { x: left + width / 2, y: top + height / 2 },
    visible: isVisible(found),
    focused: found === document.activeElement,
  };
}

/** The center of a visible element that has come to rest. Scrolls there if it is outside the window. */
async function restingPoint(visitor: Visitor, target: Target): Promise<Point> {
  let last: State | undefined;
  const rests = async () => {
    const before = last?.center;
    const found = await answer(visitor.evaluate(stateOf, target, 'scroll'));
    last = typeof found === 'object' && found.visible ? found : undefined;
    return before !== undefined && last?.center.x === before.x && last.center.y === before.y;
  };
  const message = `${target.selector} ${target.text ?? ''} is visible and rests`;
  await expect.poll(rests, { message, timeout: patienceMs, intervals: [50] }).toBe(true);
  return last?.center as Point;
}

const at = (action: 'click' | 'tap' | 'moveTo') => async (visitor: Visitor, target: Target) =>
  visitor[action](await restingPoint(visitor, target));

export const click = at('click');
export const tap = at('tap');
export const hover = at('moveTo');

const expectState = (state: 'visible' | 'focused', expected: boolean) => (visitor: Visitor, target: Target) => {
  const look = async () => {
    const found = await answer(visitor.evaluate(stateOf, target));
    return found === noAnswer ? found : ((found as State | undefined)?.[state] ?? false);
  };
  const message = `${target.selector} ${target.text ?? ''} is ${state}`;
  return expect.poll(look, { message, timeout: patienceMs }).toBe(expected);
};

export const expectVisible = expectState('visible', true);
export const expectHidden = expectState('visible', false);
export const expectFocus = expectState('focused', true);

/** Moves the focus as a script does. Browsers show it if the last thing used was the keyboard. */
export async function focus(visitor: Visitor, target: Target): Promise<void> {
  await visitor.evaluate(stateOf, target, 'focus');
  await expectFocus(visitor, target);
}

export const expectPath = (visitor: Visitor, path: string) => expectIn(visitor, () => location.pathname, path);
