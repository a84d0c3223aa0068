/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */
import { expect } from '@playwright/test';
import type { Point, Visitor } from './visitor';

/* What tests do with a page, in terms of a visitor. */

/** An element: a selector, and the text that it begins with if several match. */
export type Target = { selector: string; text?: string };

/** How Puppeteer and WebDriver put it. A page that was prerendered comes with another target. */
const isLeaving =
  /target closed|session closed|context was destroyed|detached|navigat|no such window|cannot find context/i;

type Found = { center: Point; visible: boolean; focused: boolean };

/** Runs in the page. */
function find({ selector, text = '' }: Target, scroll: boolean): Found | null {
  const all = [...document.querySelectorAll(selector)];
  const matching = all.filter((element) => element.textContent.trim().startsWith(text));
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const found = matching.find(isVisible) ?? matching[0];
  if (!found) return null;
  const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (scroll && !isInWindow(found.getBoundingClientRect()))
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return {
    center: { x: left + width / 2, y: top + height / 2 },
    visible: isVisible(found),
    focused: found === document.activeElement,
  };
}

/** What a page says, or nothing while it is being left for another one. */
export async function ask<Value>(answer: () => Promise<Value>): Promise<Value | undefined> {
  return answer().catch((error: unknown) => {
    if (isLeaving.test(String(error))) return undefined;
    throw error;
  });
}

/** The center of a visible element that has come to rest. Scrolls there if it is outside the window. */
async function pointOf(visitor: Visitor, target: Target): Promise<Point> {
  let last = '';
  let point = { x: 0, y: 0 };
  await expect
    .poll(
      async () => {
        const found = await ask(() => visitor.evaluate(find, target, true));
        const place = found?.visible ? JSON.stringify(found.center) : '';
        const resting = place !== '' && place === last;
        last = place;
        if (found) point = found.center;
        return resting;
      },
      { message: `${target.selector} ${target.text ?? ''} is visible and rests`, intervals: [50] },
    )
    .toBe(true);
  return point;
}

export async function click(visitor: Visitor, target: Target): Promise<void> {
  await visitor.click(await pointOf(visitor, target));
}

export async function tap(visitor: Visitor, target: Target): Promise<void> {
  await visitor.tap(await pointOf(visitor, target));
}

export async function hover(visitor: Visitor, target: Target): Promise<void> {
  await visitor.moveTo(await pointOf(visitor, target));
}

/** Moves the focus as a script does. Browsers show it if the last thing used was the keyboard. */
export async function focus(visitor: Visitor, target: Target): Promise<void> {
  await visitor.evaluate(({ selector, text = '' }: Target) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.textContent.trim().startsWith(text)) continue;
      element.focus();
      return;
    }
  }, target);
  await expectFocus(visitor, target);
}

export async function expectVisible(visitor: Visitor, target: Target, timeout?: number): Promise<void> {
  const isVisible = async () => (await ask(() => visitor.evaluate(find, target, false)))?.visible;
  await expect.poll(isVisible, { message: `${target.selector} ${target.text ?? ''} is visible`, timeout }).toBe(true);
}

export async function expectHidden(visitor: Visitor, target: Target): Promise<void> {
  const isVisible = async () => (await ask(() => visitor.evaluate(find, target, false)))?.visible ?? false;
  await expect.poll(isVisible, { message: `${target.selector} ${target.text ?? ''} is hidden` }).toBe(false);
}

export async function expectFocus(visitor: Visitor, target: Target): Promise<void> {
  const isFocused = async () => (await ask(() => visitor.evaluate(find, target, false)))?.focused;
  await expect.poll(isFocused, { message: `${target.selector} ${target.text ?? ''} has the focus` }).toBe(true);
}

export async function expectPath(visitor: Visitor, path: string): Promise<void> {
  await expect.poll(() => ask(() => visitor.evaluate(() => location.pathname))).toBe(path);
}

/** Waits until the island of an element is hydrated. It starts when it is used. */
export async function expectHydrated(visitor: Visitor, island: string): Promise<void> {
  const isHydrated = () =>
    visitor.evaluate(
      (name) => document.querySelector(`[data-component="${name}"]`)?.hasAttribute('data-hydrated'),
      island,
    );
  await expect.poll(isHydrated, { message: `${island} is hydrated` }).toBe(true);
}

/** Firefox reports a font of the provider that the visitor did not wait for. No page of the site has another party's font. */
const isAbandonedFont = (error: string) =>
  /downloadable font: download failed .* source: https?:\/\/[\w.-]+\.localhost:/s.test(error);

/** The errors of a page so far. */
export async function errorsOf(visitor: Visitor): Promise<string[]> {
  const recorded = await visitor.evaluate(() => (Reflect.get(window, 'recorded') as { errors: string[] }).errors);
  return [...recorded, ...visitor.consoleErrors()].filter((error) => !isAbandonedFont(error));
}
