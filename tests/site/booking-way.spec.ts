import { expect, test } from '@playwright/test';
import { home } from '../../lib/content/pages';
import { phone } from './menus';

test.use({ viewport: phone });

test('the bar at the bottom of phones is there between the hero and the closing section, and never over the focus', async ({
  page,
}) => {
  await page.goto(home.path);
  const bar = page.locator('.booking-bar a');
  await expect(bar).toBeHidden();
  await page.locator('main > section').nth(2).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  const barTop = async () => (await bar.locator('..').boundingBox())?.y ?? 0;
  for (const link of await page.locator('main > section:nth-of-type(3) a').all()) {
    await link.focus();
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(await barTop());
  }
  await page.locator('.closing').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});
