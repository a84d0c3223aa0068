import { expect, test, type Page } from '@playwright/test';
import { addOnPricing } from '../../lib/content/pages';

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

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('its link opens the contact form without a tooltip', async ({ page }) => {
    await button(page).tap();
    await expect(page).toHaveURL('/contact');
  });
});
