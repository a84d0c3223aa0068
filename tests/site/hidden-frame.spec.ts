import type { Page } from '@playwright/test';
import { load } from '../../lib/content';
import { schedule } from '../../lib/content/pages';
import { showWithTypefaces } from './layout-shifts';
import { book, confirmationOf, expect, frameOf, panel, progress, test } from './provider-visit';

const embedTexts = load('embed-texts');

/*
 * Scripts that hide, move or cover the frame. What they do to the frame and its box is taken back. What is not the site's stays,
 * and the page says where else one can book. A frame in use is never replaced.
 */

test.beforeEach(({ page }) => showWithTypefaces(page));

type Act = (frame: HTMLIFrameElement, host: HTMLElement) => void;

/** Runs in the page, as the provider's script does. */
const act = (page: Page, what: Act) =>
  page.evaluate(`{
    const __name = (named) => named;
    const host = document.querySelector('.provider-host');
    (${what.toString()})(host.querySelector('iframe'), host);
  }`);

/** Opens the calendar, and waits until it has appeared, which takes 0.3 seconds. */
async function open(page: Page): Promise<void> {
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(frameOf(page).locator('td button:enabled').first()).toBeVisible();
  await page.locator('.provider-host').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(700);
}

/** One of each kind that is found or mended in another way. */
const mended: Record<string, Act> = {
  'little opacity': ({ style }) => style.setProperty('opacity', '0.02', 'important'),
  'a place far to the left': ({ style }) => (style.cssText = 'left: -9999px !important'),
  'a height above its box': ({ style }) => style.setProperty('height', '3000px', 'important'),
  'its box without display or height': (_, { style }) => (style.cssText = 'display: none !important; min-height: 0'),
  visibility: ({ style }) => style.setProperty('visibility', 'hidden', 'important'),
  'another parent': (frame) => document.body.appendChild(document.createElement('div')).append(frame),
};

for (const [name, what] of Object.entries(mended)) {
  test(`a frame that is hidden by ${name} can be seen and used soon`, async ({ page }) => {
    await open(page);
    await act(page, what);
    const frame = page.locator('.provider-host iframe');
    await expect(frame).toHaveCSS('opacity', '1');
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeLessThan(2_000);
    await book(frameOf(page));
    await expect(confirmationOf(page)).toHaveCount(1);
    await expect(panel(page)).toHaveCount(0);
  });
}

test('a frame that a script hides again and again gets a line that says where else one can book', async ({ page }) => {
  await open(page);
  await act(page, ({ style }) => setInterval(() => style.setProperty('visibility', 'hidden', 'important'), 50));
  await expect(panel(page)).toContainText(embedTexts.covered, { timeout: 8_000 });
  await expect(panel(page).getByRole('link', { name: schedule.frame.fallbackLink })).toBeVisible();
});

/** What others have on a page. The last one takes presses although nobody sees it. */
const covers: Record<string, Act> = {
  'a banner at the bottom of the window': () => {
    const banner = document.body.appendChild(document.createElement('aside'));
    banner.style.cssText = 'position: fixed; inset: 80% 0 0; background: #fff; z-index: 999';
  },
  'an open dialog': () => document.body.appendChild(document.createElement('dialog')).showModal(),
  'something transparent over the window': () => {
    const over = document.body.appendChild(document.createElement('aside'));
    over.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
  },
};

for (const [name, what] of Object.entries(covers)) {
  const isUsable = name.startsWith('a banner');
  test(`${name} stays, and ${isUsable ? 'nothing is said' : 'a line says where else one can book'}`, async ({
    page,
  }) => {
    await open(page);
    await act(page, what);
    if (isUsable) await page.waitForTimeout(5_000);
    else await expect(panel(page)).toContainText(embedTexts.covered, { timeout: 8_000 });
    await expect(panel(page)).toHaveCount(isUsable ? 0 : 1);
    const other = page.locator('body > :is(aside, dialog)');
    await expect(other).toHaveCount(1);
    expect(await other.evaluate((element) => element.matches('aside, dialog:modal'))).toBe(true);
    // Beside the frame, not instead of it.
    await expect(page.locator('.provider-host iframe')).toHaveCSS('visibility', 'visible');
    if (isUsable) return;
    await expect(panel(page).getByRole('link', { name: schedule.frame.fallbackLink })).toBeVisible();
    await other.evaluate((element) => element.remove());
    await expect(panel(page)).toHaveCount(0);
    await book(frameOf(page));
    await expect(confirmationOf(page)).toHaveCount(1);
  });
}

test('a frame in use stays as it is, whatever scripts set on it or lay over it', async ({ page }) => {
  await open(page);
  const frame = frameOf(page);
  await frame.locator('td button:enabled').first().click();
  await frame.locator('#times li button').first().click();
  await frame.getByLabel('Name').fill('Dana Reyes');
  // The right height, said aloud, is none of the site's business.
  await act(page, (element) => {
    const height = `${element.offsetHeight}px`;
    setInterval(() => element.style.setProperty('height', height, 'important'), 500);
  });
  await page.waitForTimeout(6_000);
  await expect(page.locator('.frame-words')).toHaveText(embedTexts.used);
  await act(page, covers['something transparent over the window'] as Act);
  await expect(page.locator('.frame-words')).toHaveText(embedTexts.covered, { timeout: 8_000 });
  await expect(panel(page)).toHaveCount(0);
  await page.locator('body > aside').evaluate((element) => element.remove());
  await expect(page.locator('.frame-words')).toHaveText(embedTexts.used);
  await expect(frame.getByLabel('Name')).toHaveValue('Dana Reyes');
});

test('a frame under the site’s own menu is not covered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.locator('[popovertarget="mobile-menu"]').first().click();
  await page.waitForTimeout(5_000);
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await expect(page.locator('.frame-words')).toHaveText(embedTexts.shown);
});
