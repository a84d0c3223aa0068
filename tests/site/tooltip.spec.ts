import { expect, test, type Page } from '@playwright/test';
import { addOnPricing } from '../../lib/content/pages';
import { findViolations } from './axe';
import { drawn, holdRequests, styled, expectHydrated, islandFiles } from './page';

const { buttonText, tooltip: text } = addOnPricing.custom;
const link = (page: Page) => page.getByRole('link', { name: buttonText });
const tooltip = (page: Page) => page.getByRole('tooltip');

test('a tooltip opens on hover and focus, closes on Escape, describes its link, which leads on, passes axe', async ({
  page,
}) => {
  await page.goto('/add-on-pricing');
  await styled(page);
  await link(page).hover();
  await expect(tooltip(page)).toHaveText(text);
  // Its island alone.
  await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  // The tooltip listens for moves elsewhere only after the one that has left its link.
  await page.mouse.move(9, 9);
  await drawn(page);
  await page.mouse.move(0, 0);
  await expect(tooltip(page)).toBeHidden();
  await link(page).focus();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await expect(link(page)).toHaveAccessibleDescription(text);
  await link(page).click();
  await expect(page).toHaveURL('/contact');
});

test('it does not open if the pointer has left, and else after its delay', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const release = await holdRequests(page, islandFiles);
  await page.goto('/add-on-pricing');
  await link(page).hover();
  await page.mouse.move(0, 0);
  release();
  await expectHydrated(page, 'tooltip-link');
  // The tooltip's delay is 700 ms.
  await page.clock.pauseAt(60_000);
  await expect(tooltip(page)).toHaveCount(0);
  await link(page).hover();
  await page.clock.runFor(600);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(tooltip(page)).toHaveText(text);
});
