import type { Page } from '@playwright/test';
import { changePage, disturbStorage } from './disturbances';
import { filesOfIsland } from './exported-site';
import { holdRequests } from './hold-requests';
import { expectHydrated, hydrateIsland, islandFiles } from './hydrated';
import { expectContent, expectIntact, expectMenusToWork } from './intact';
import { menuLabels } from './labels';
import { desktop, expectOpen, trigger } from './menus';
import {
  book,
  confirmationOf,
  expect,
  frameAddress,
  frameOf,
  isOutside,
  panel,
  progress,
  test,
} from './provider-visit';

/*
 * Visits that something outside the site disturbs. All words, links and menus must stay, without an error that the visitor
 * sees or the console shows. Most tests use /schedule, which has the most scripts.
 */

test.use({ viewport: desktop, serviceWorkers: 'block' });
test.afterEach(({ errors }) => expect(errors).toEqual([]));

test('third parties blocked, and storage denied, full or corrupt: the links keep the campaign', async ({ page }) => {
  await page.addInitScript(disturbStorage);
  await page.route(
    ({ href }) => isOutside(href),
    (route) => route.abort('blockedbyclient'),
  );
  for (const mode of ['denied', 'full', 'corrupt']) {
    await page.goto(`/schedule?storage=${mode}&utm_source=ads`);
    await expectMenusToWork(page);
    await expectContent(page, '/schedule');
    for (const link of [page.locator('[data-frame-link]'), panel(page).locator('a[target]')])
      await expect(link).toHaveAttribute('href', /[?&]utm_source=ads(?:&|$)/);
  }
});

const translateAgain = (page: Page) => page.evaluate(() => (Reflect.get(window, 'translate') as () => void)());

test.describe('translated, and changed by an extension', () => {
  test.beforeEach(({ page }) => page.addInitScript(changePage));

  test('a page with a frame, and once more when its islands run', async ({ page }) => {
    await page.goto('/schedule');
    await expectMenusToWork(page);
    await hydrateIsland(page, 'desktop-menu');
    await expectMenusToWork(page);
    await expect(progress(page)).toHaveAttribute('data-state', 'complete');
    await translateAgain(page);
    await expectMenusToWork(page);
    await expectIntact(page, '/schedule');
    await expect(frameOf(page).getByRole('heading').first()).toBeVisible();
  });

  test('a click that began before hydration', async ({ page }) => {
    const release = await holdRequests(page, islandFiles);
    await page.goto('/');
    await trigger(page, menuLabels.pricing).hover();
    await page.mouse.down();
    release();
    const imports = filesOfIsland('/', 'desktop-menu').map((file) => `import(${JSON.stringify(file)})`);
    await page.evaluate(`Promise.all([${imports.join()}]).then(() => new Promise(requestAnimationFrame))`);
    await page.mouse.up();
    await expectOpen(page, menuLabels.pricing);
    await expectHydrated(page, 'desktop-menu');
    await expectOpen(page, menuLabels.pricing);
  });
});

test('a frame that waits while the browser goes offline comes by itself when it is back', async ({ page, context }) => {
  const release = await holdRequests(page, `${frameAddress}**`);
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.provider-host iframe')).toHaveCount(1);
  await context.setOffline(true);
  release();
  await expectIntact(page, '/schedule');
  await context.setOffline(false);
  await book(frameOf(page));
  await expect(confirmationOf(page)).toHaveCount(1);
  await expect(panel(page)).toHaveCount(0);
});
