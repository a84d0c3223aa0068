import { expect, test, type Locator } from '@playwright/test';
import { trade } from './labels';
import { layoutShifts, showWithTypefaces, waitForDeferredStyles } from './page';

/*
 * What is below the first screen is left out until it comes near (`offscreen-…` in components/ui/section.css). Its place is
 * measured in conditions.spec.ts and visits.spec.ts.
 */

for (const width of [390, 1440]) {
  test(`nothing shifts where sections come near at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await showWithTypefaces(page);
    for (const path of ['/', trade, '/ai']) {
      await page.goto(path);
      await waitForDeferredStyles(page);
      for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 700);
      expect.soft(await layoutShifts(page), path).toEqual([]);
    }
  });
}

const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN;

/** Scrolls to a part, and waits until what comes near has been laid out, as a visitor does who reads. Returns where it is. */
const read = (part: Locator) =>
  part.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // It is found near in one frame, laid out in the next, and may bring more near.
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return element.getBoundingClientRect().top;
  });

test('a reload shows a visitor the same place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const heading = page.locator('main h2').last();
  for (const path of [trade, '/ai', '/pricing']) {
    await page.goto(path);
    await waitForDeferredStyles(page);
    const before = await read(heading);
    await page.reload();
    await waitForDeferredStyles(page);
    await expect.poll(async () => Math.abs((await topOf(heading)) - before), path).toBeLessThanOrEqual(40);
  }
});

test('a link opens a page at its top, Back returns to the place, Forward to the top', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => scrollY);
  const link = page.locator('footer a[href="/about/founder"]').first();
  await page.goto('/');
  await waitForDeferredStyles(page);
  // What is laid out above while the page is scrolled moves its scroll position, not what a visitor sees.
  const before = await read(link);
  await link.click();
  await expect(page).toHaveURL('/about/founder');
  await expect(page.locator('body')).toBeFocused();
  expect(await scrollTop()).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThanOrEqual(40);
  await page.goForward();
  await expect.poll(scrollTop).toBe(0);
});
