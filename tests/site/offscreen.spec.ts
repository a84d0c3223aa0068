import { expect, test, type Page } from '@playwright/test';
import { layOutAll } from './all-laid-out';
import { waitForDeferredStyles } from './deferred-styles';
import { layoutShifts } from './layout-shifts';
import { representatives } from './layouts';

/* What is below the first screen is left out until it comes near (`offscreen-…` in app/globals.css). */

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** A scrollbar that jumps is noticed beyond this. */
const tolerance = 0.03;

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('every kind of page keeps the place of what it leaves out', async ({ page }) => {
      test.slow();
      for (const path of representatives) {
        await page.goto(path);
        await waitForDeferredStyles(page);
        const atLoad = await heightOf(page);
        await layOutAll(page);
        const all = await heightOf(page);
        expect
          .soft(Math.abs(atLoad - all) / all, `${path}: ${atLoad} px, later ${all} px`)
          .toBeLessThanOrEqual(tolerance);
      }
    });

    test('nothing shifts where sections come near', async ({ page }) => {
      for (const path of ['/', '/industries/plumbers', '/ai']) {
        await page.goto(path);
        await waitForDeferredStyles(page);
        for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 700);
        expect.soft(await layoutShifts(page), path).toEqual([]);
      }
    });
  });
}

test('everything is printed', async ({ page }) => {
  await page.goto('/industries/plumbers');
  await waitForDeferredStyles(page);
  await page.emulateMedia({ media: 'print' });
  const leftOut = await page.evaluate(
    () =>
      [...document.querySelectorAll('main section')].filter(
        (section) => getComputedStyle(section).getPropertyValue('content-visibility') !== 'visible',
      ).length,
  );
  expect(leftOut).toBe(0);
});

/** What browsers compose without styling or painting in each frame. `visibility` changes once. */
const composed = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'clipPath', 'visibility'];

/** Animations that change anything else, or that do not end. */
function costlyAnimations(page: Page): Promise<string[]> {
  return page.evaluate((cheap) => {
    const described = ['computedOffset', 'offset', 'easing', 'composite'];
    return document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const changed = effect
        .getKeyframes()
        .flatMap(Object.keys)
        .filter((name) => ![...described, ...cheap].includes(name));
      if (effect.getTiming().iterations === Infinity) changed.push('no end');
      return changed.map((name) => `${effect.target?.outerHTML.slice(0, 80)}: ${name}`);
    });
  }, composed);
}

test('on every kind of page only what browsers compose is animated, and nothing loops', async ({ page }) => {
  test.slow();
  for (const path of representatives) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    expect.soft(await costlyAnimations(page), path).toEqual([]);
    await waitForDeferredStyles(page);
    for (const place of [0.25, 0.5, 0.75, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), place);
      expect.soft(await costlyAnimations(page), `${path}, scrolled`).toEqual([]);
    }
  }
});
