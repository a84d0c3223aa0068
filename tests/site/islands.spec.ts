import { expect, test } from '@playwright/test';
import { expectHydrated, island, islandsOnPages } from './hydrated';
import { bar } from './menus';

test('an island starts on focus, alone, and that of the bar on focus anywhere in the bar', async ({ page }) => {
  for (const [path, name] of islandsOnPages) {
    await page.goto(path);
    await (name === 'desktop-menu' ? bar(page) : island(page, name)).getByRole('link').first().focus();
    await expectHydrated(page, name);
    await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  }
});
