import { contact, schedule } from '../../lib/content/pages';
import { embedOf } from './exported-site';
import { expectIntact, expectMenusToWork } from './intact';
import { labelOf, menuLabels } from './labels';
import { book, chooseTime, expect, frameOf, test as base } from './provider-visit';
import type { Page } from '@playwright/test';
import { repeatedUnless } from '../extent';
import { pagesByScripts } from './layouts';

/* Back and forward in a browser that keeps pages in its back/forward cache. */

const next = '/about/founder';

async function leave(page: Page): Promise<void> {
  await page.locator(`footer a[href="${next}"]`).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(next);
}

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

/** A provider's frame may keep its page out of the cache, and browsers keep no page that they got with an error. */
const isKept = (path: string) => path !== '/no-such-page' && embedOf(path) !== 'frame';

/** A restored document has no load event, for which Playwright would wait. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  if (isKept(path)) await expect(page.locator('html')).toHaveAttribute('data-kept');
  await expectIntact(page, path);
}

for (const path of pagesByScripts.filter((one) => one !== next)) {
  test(`${path} comes back as it was, left at any step`, repeatedUnless(path === '/'), async ({ page, errors }) => {
    const bar = page.getByRole('banner');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Before anything is used.
    await leave(page);
    await comeBack(page, path);
    // With an open menu, whose link leads to the next page. Its island has started.
    await bar.getByRole('button', { name: menuLabels.about, exact: true }).click();
    await bar.getByRole('link', { name: labelOf(next) }).click();
    await expect(page).toHaveURL(next);
    await comeBack(page, path);
    await expect(bar.getByRole('link', { name: labelOf(next) })).toBeHidden();
    await expectMenusToWork(page);
    // Forward, and back again.
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(next);
    await expectIntact(page, next);
    await expectMenusToWork(page);
    await comeBack(page, path);
    expect(errors).toEqual([]);
  });
}

test('a booking that is left halfway can be begun again', async ({ page, errors }) => {
  await page.goto('/schedule');
  await chooseTime(frameOf(page));
  await leave(page);
  await comeBack(page, '/schedule');
  await page.reload();
  await book(frameOf(page));
  await leave(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/schedule');
  await expect(page.getByRole('main').getByRole('link', { name: schedule.frame.fallbackLink })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a form that is left half filled in is there again', async ({ page, errors }) => {
  await page.goto('/contact');
  await frameOf(page).getByLabel('Name').fill('Dana Reyes');
  await leave(page);
  await comeBack(page, '/contact');
  await expect(page.getByText(contact.frame.confirmation)).toHaveCount(0);
  // Playwright loses sight of what is in a frame of a restored page.
  await expect(page.locator('.provider-host iframe')).toBeVisible();
  expect(errors).toEqual([]);
});
