import { filesOfIsland } from './exported-site';
import { expectHydrated, island, islandFiles, islandsOnPages, useIsland } from './hydrated';
import { menuLabels } from './labels';
import { expectOpen, trigger } from './menus';
import { expect, isOutside, scriptAddress, test } from './provider-visit';

/* When the islands' files are loaded. */

test('if the provider’s script fails, /schedule requests the files of the island next to its frame, and no others', async ({
  page,
  provider,
}) => {
  // If nothing is wrong: budgets.spec.ts.
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isOutside(request.url()) && pathname.endsWith('.js')) requested.push(pathname);
  });
  await provider.setMode('500', scriptAddress);
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  // By now its files have asked for each other.
  await expectHydrated(page, 'provider-status');
  expect(requested.toSorted()).toEqual(filesOfIsland('/schedule', 'provider-status').toSorted());
});

test('an island starts on focus, alone', async ({ page }) => {
  for (const [path, name] of islandsOnPages) {
    await page.goto(path);
    await island(page, name).locator('button, a').first().focus();
    await expectHydrated(page, name);
    await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  }
});

test('an island whose files fail once starts on a later use', async ({ page }) => {
  await page.route(islandFiles, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await useIsland(page, 'desktop-menu');
  await failed;
  await page.unroute(islandFiles);
  await page.mouse.move(8, 500);
  await expect(async () => {
    await trigger(page, menuLabels.contact).hover();
    await trigger(page, menuLabels.pricing).hover();
    await expect(island(page, 'desktop-menu')).toHaveAttribute('data-hydrated', '', { timeout: 1_000 });
  }).toPass();
  await trigger(page, menuLabels.pricing).click();
  await expectOpen(page, menuLabels.pricing);
});
