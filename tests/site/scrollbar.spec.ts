import { expect, test } from '@playwright/test';
import { chromiumArguments } from '../../scripts/test/find-chromium';

/* Playwright hides scrollbars. This file shows them, which takes a browser of its own. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: chromiumArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
  viewport: { width: 800, height: 700 },
});

test('opening the phone menu does not move the bar by the width of the scrollbar', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const before = await button.boundingBox();
  // The scrollbar is there.
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await button.click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await button.boundingBox()).toEqual(before);
});

test('in a window just wide enough for its own scrollbar, nothing below the open phone menu takes the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1030, height: 700 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('h1')).toBeHidden();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName)).toBeUndefined();
  }
});
