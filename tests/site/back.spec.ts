import type { Page } from '@playwright/test';
import { expectIntact, expectMenusToWork } from './intact';
import { labelOf, menuLabels } from './labels';
import { bar, trigger } from './menus';
import { expect, test as base } from './provider-visit';

/* Back and forward in a browser that keeps pages in its back/forward cache. */

const nextPath = '/about/founder';

const test = base.extend({
  // Playwright disables that cache, and its own headless shell has none.
  page: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      channel: 'chromium',
      executablePath: process.env.FULL_CHROMIUM_PATH,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => document.documentElement.toggleAttribute('data-kept', persisted));
    });
    await use(page);
    await browser.close();
  },
});

test.afterEach(({ errors }) => expect(errors).toEqual([]));

/** A restored document has no load event, for which Playwright would wait. */
async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-kept');
  await expectIntact(page, '/');
}

test('a page comes back as it was, left at any step', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator(`footer a[href="${nextPath}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(nextPath);
  await comeBack(page);
  // With an open menu, whose link leads to the next page. Its island has started.
  await trigger(page, menuLabels.about).click();
  await bar(page)
    .getByRole('link', { name: labelOf(nextPath) })
    .click();
  await expect(page).toHaveURL(nextPath);
  await comeBack(page);
  await expect(bar(page).getByRole('link', { name: labelOf(nextPath) })).toBeHidden();
  await expectMenusToWork(page);
});
