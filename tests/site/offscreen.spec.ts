import { expect, test, type Locator, type Page } from '@playwright/test';
import { trade } from './labels';
import { documentOf } from './exported-site';
import { holdRequests, layOutAll, layoutShifts, runUntil, showWithTypefaces, styled } from './page';

/*
 * What is below the first screen is left out until it comes near, or the page is at rest (`offscreen-…` in app/utilities.css). Its
 * place is measured in conditions.spec.ts and visits.spec.ts.
 */

/** Whether nothing of the page is left out. */
const isWhole = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section > *')].every((part) =>
      part.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );

test('a page at rest is whole, without a shift, so that programs read and picture all of it', async ({ page }) => {
  await page.clock.install();
  // The clock takes the place of what says that this is no return.
  await page.addInitScript(() =>
    Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate', name: '' }] }),
  );
  await page.goto(trade);
  await expect.poll(() => isWhole(page)).toBe(false);
  await runUntil(page, () => isWhole(page));
  expect(await layoutShifts(page)).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`nothing shifts where sections come near at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await showWithTypefaces(page);
    for (const path of ['/', trade, '/ai']) {
      await page.goto(path);
      await styled(page);
      for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 700);
      expect.soft(await layoutShifts(page), path).toEqual([]);
    }
  });
}

test('the deferred styles do not hold up the first frame, but at a fragment or at words, where nothing moves when they come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const words = documentOf('/pricing').querySelector('#billing')?.text ?? '';
  for (const where of ['', '#billing', `#:~:text=${encodeURIComponent(words)}`]) {
    const release = await holdRequests(page, '**/deferred-*.css');
    const asked = page.waitForRequest('**/deferred-*.css');
    await page.goto(`/pricing${where}`, { waitUntil: 'commit' });
    await asked;
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    if (!where) await expect.poll(paints).toBeGreaterThan(0);
    release();
    await page.waitForLoadState();
    if (where) {
      await expect(page.getByRole('heading', { name: words })).toBeInViewport();
      expect(await layoutShifts(page), where).toEqual([]);
    }
    // Another fragment would be no new visit.
    await page.goto('about:blank');
  }
});

const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN;

/** Scrolls to a part of a page that has been read. Returns where it is. */
async function read(page: Page, part: Locator): Promise<number> {
  await layOutAll(page);
  return part.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element.getBoundingClientRect().top;
  });
}

test('a reload shows a visitor the same place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const heading = page.locator('main h2').last();
  for (const path of [trade, '/ai', '/pricing']) {
    await page.goto(path);
    const before = await read(page, heading);
    await page.reload();
    await expect.poll(async () => Math.abs((await topOf(heading)) - before), path).toBeLessThanOrEqual(40);
  }
});

test('a link opens a page at its top, Back returns to the place, Forward to the top', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => scrollY);
  const link = page.locator('footer a[href="/about/founder"]').first();
  await page.goto('/');
  const before = await read(page, link);
  await link.click();
  await expect(page).toHaveURL('/about/founder');
  await expect(page.locator('body')).toBeFocused();
  expect(await scrollTop()).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThanOrEqual(40);
  await page.goForward();
  await expect.poll(scrollTop).toBe(0);
});
