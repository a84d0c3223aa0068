import type { Page } from '@playwright/test';
import { hydrateIsland } from './hydrated';
import { labelOf, menuLabels } from './labels';
import { phoneMenu } from './menus';
import { removeNewerApis, removePopovers } from './older-browser';
import { expect, frameOf, progress, test } from './provider-visit';

test.afterEach(({ errors }) => expect(errors).toEqual([]));

test('the oldest browser that package.json allows runs every island, the frame and the chat', async ({ page }) => {
  await removeNewerApis(page);
  await page.goto('/schedule?utm_source=ads');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(frameOf(page).getByTestId('query').locator('dd')).toHaveText(['ads']);
  for (const [path, name] of [
    ['/testimonials', 'carousel-controls'],
    ['/add-on-pricing', 'tooltip-link'],
    ['/', 'desktop-menu'],
  ] as const) {
    await page.goto(path);
    await hydrateIsland(page, name);
  }
  await expect(page.locator('chat-widget')).toHaveCount(1, { timeout: 10_000 });
});

const checkbox = (page: Page) => page.getByRole('banner').getByRole('checkbox', { name: 'Menu' });

test.describe('the phone menu in a browser without popovers', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await removePopovers(page);
    await page.goto('/pricing');
    await expect(phoneMenu(page)).toBeHidden();
  });

  // A style sheet may still be on its way.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('opens and closes with a tap, and its links work', async ({ page }) => {
    // It does not cover the page while it is closed.
    await page.getByRole('main').getByRole('link').first().tap({ trial: true });
    await checkbox(page).tap();
    await expect(phoneMenu(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await checkbox(page).tap();
    await expect(phoneMenu(page)).toBeHidden();
    await checkbox(page).tap();
    await phoneMenu(page).locator('summary', { hasText: menuLabels.pricing }).tap();
    await phoneMenu(page)
      .getByRole('link', { name: labelOf('/add-on-pricing') })
      .tap();
    await expect(page).toHaveURL('/add-on-pricing');
    await expect(phoneMenu(page)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, and is gone on wide screens', async ({ page }) => {
      await checkbox(page).tap();
      await expect(phoneMenu(page)).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(phoneMenu(page)).toBeHidden();
      await expect(checkbox(page)).toHaveCount(0);
    });
  });
});
