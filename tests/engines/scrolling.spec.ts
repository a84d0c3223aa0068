import { expectIn, expectPath } from './page';
import { expect, test } from './test';

/** How white the bar is. Runs in the page. Firefox has no scroll-driven animations: there the inline script sets it. */
const opacity = () => Number(getComputedStyle(document.querySelector('.site-bar') as Element, '::before').opacity);

/** Runs in the page. */
const isBelowTheBar = () => {
  const { top } = document.querySelector('#questions')?.getBoundingClientRect() ?? { top: 0 };
  return top >= 0 && top < innerHeight / 3;
};

/** Finds the last heading as find in page does, which is not in the standard, but in all engines. Runs in the page. */
const isFound = () => {
  const text = document.querySelector('main > :last-child h2')?.textContent ?? '';
  (window as unknown as { find: (text: string) => boolean }).find(text);
  const found = getSelection();
  const { top, bottom } = found?.rangeCount ? found.getRangeAt(0).getBoundingClientRect() : { top: -1, bottom: 0 };
  return found?.toString() === text && top >= 0 && bottom <= innerHeight;
};

test.beforeEach(({ visitor }) => visitor.resize({ width: 1440, height: 900 }));

test('the bar is transparent up to 20 px of scroll, then white', async ({ visitor }) => {
  await visitor.open('/');
  await expectIn(visitor, opacity, 0);
  await visitor.evaluate(() => window.scrollTo(0, 21));
  await expectIn(visitor, opacity, 1);
  await visitor.evaluate(() => window.scrollTo(0, 20));
  await expectIn(visitor, opacity, 0);
});

test('back returns to the page before, at its place', async ({ visitor, engineName }) => {
  // Firefox scrolls before the typefaces are there. Then it keeps the text where it is, while lines above it move.
  const tolerance = engineName === 'firefox' ? 20 : 0;
  const distance = () => visitor.evaluate(() => Math.abs(scrollY - 900));
  await visitor.open('/');
  await visitor.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(distance).toBe(0);
  await visitor.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/pricing"]')?.click());
  await expectPath(visitor, '/pricing');
  // Not at once: the page could not answer.
  await visitor.evaluate(() => setTimeout(() => history.back()));
  await expectPath(visitor, '/');
  await expect.poll(distance).toBeLessThanOrEqual(tolerance);
});

test('a fragment and a search in the page find what is laid out only when it comes near', async ({ visitor }) => {
  await visitor.open('/industries/plumbers#questions');
  await expectIn(visitor, isBelowTheBar, true);
  await visitor.open('/industries/plumbers');
  await expectIn(visitor, isFound, true);
});
