import { expect, test, type Page } from '@playwright/test';
import { addOnPricing } from '../../lib/content/pages';
import { hydrateIsland } from './hydrated';

const { buttonText, tooltip: text } = addOnPricing.custom;
const button = (page: Page) => page.getByRole('link', { name: buttonText });
const tooltip = (page: Page) => page.getByRole('tooltip');

test.beforeEach(({ page }) => page.goto('/add-on-pricing'));

test('a tooltip opens on hover and on focus, closes on Escape, and describes the link', async ({ page }) => {
  await button(page).hover();
  await expect(tooltip(page)).toHaveText(text);
  await page.mouse.move(0, 0, { steps: 5 });
  await expect(tooltip(page)).toBeHidden();
  await button(page).focus();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await expect(button(page)).toHaveAccessibleDescription(text);
});

test('a tooltip stays open when the focus scrolls the page to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  // The difference is in the tooltip's own listeners, which are there once it is hydrated.
  await hydrateIsland(page, 'tooltip-link');
  await page.mouse.move(0, 0);
  await expect(tooltip(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await button(page).evaluate((link) => {
    const links = [...document.querySelectorAll<HTMLElement>('main a')];
    links[links.indexOf(link as HTMLElement) - 1]?.focus({ preventScroll: true });
  });
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(tooltip(page)).toBeVisible();
  // The scroll event comes in the next frame.
  await page.waitForTimeout(300);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('its link opens the contact form without a tooltip', async ({ page }) => {
    await button(page).tap();
    await expect(page).toHaveURL('/contact');
  });
});
