import { filesOfIsland } from './exported-site';
import { expectHydrated, island, islandsOnPages } from './hydrated';
import { bar } from './menus';
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

test('an island starts on focus, alone, and that of the bar on focus anywhere in the bar', async ({ page }) => {
  for (const [path, name] of islandsOnPages) {
    await page.goto(path);
    await (name === 'desktop-menu' ? bar(page) : island(page, name)).getByRole('link').first().focus();
    await expectHydrated(page, name);
    await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  }
});
