import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { folder } from './exported-site';
import { hydrateIsland } from './hydrated';
import { expectIntact } from './intact';
import { removeNewerApis, removePopovers } from './older-browser';
import { book, chatAddress, expect, frameOf, progress, test } from './provider-visit';
import { labelOf, menuLabels } from './labels';
import { repeatedUnless } from '../extent';

/* Visits with broken files or old browsers. */

const scriptFiles = '**/_next/static/**/*.js';

/** Follows the first link to a page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(path);
}

const html = '<!doctype html><h1>Sorry</h1>';
const answers: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: html }),
  'answers 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: html }),
  'answers HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  'sends a truncated file': async (route) => {
    const file = readFileSync(join(folder, new URL(route.request().url()).pathname));
    await route.fulfill({ contentType: 'text/javascript', body: file.subarray(0, file.length / 2) });
  },
};

test.describe('a page that is opened from /pricing after the old script files were deleted', () => {
  // line-faults.spec.ts has every file of a page of each layout.
  for (const [index, path] of ['/', '/schedule', '/testimonials', '/add-on-pricing'].entries()) {
    for (const [what, answer] of Object.entries(answers).slice(index, index + 1)) {
      const details = repeatedUnless(path === '/schedule');
      test(`${path} shows all of its content while the server ${what}`, details, async ({ page, errors }) => {
        await page.goto('/pricing');
        await hydrateIsland(page, 'desktop-menu');
        await page.route(scriptFiles, answer);
        await follow(page, path);
        await page.getByRole('banner').getByRole('button', { name: menuLabels.about }).click();
        await page.waitForLoadState('networkidle');
        await expectIntact(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '/schedule') await book(frameOf(page));
        expect(errors).toEqual([]);
      });
    }
  }
});

test.describe('the oldest browser that package.json allows', () => {
  test.beforeEach(async ({ page }) => {
    const findRemaining = await removeNewerApis(page);
    await page.goto('/404');
    expect(await findRemaining()).toEqual([]);
  });

  for (const [path, name] of [
    ['/', 'desktop-menu'],
    ['/testimonials', 'carousel-controls'],
    ['/add-on-pricing', 'tooltip-link'],
    ['/schedule', 'provider-status'],
  ] as const) {
    test(`hydrates the island on ${path}`, async ({ page, errors }) => {
      await page.goto(path);
      await hydrateIsland(page, name);
      expect(errors).toEqual([]);
    });
  }

  for (const path of ['/schedule', '/coaching', '/contact']) {
    const details = repeatedUnless(path === '/schedule');
    test(`opens the frame on ${path}, with the campaign`, details, async ({ page, errors }) => {
      await page.goto(`${path}?utm_source=ads`);
      await expect(progress(page)).toHaveAttribute('data-state', 'complete');
      await expect(frameOf(page).getByTestId('query').locator('dd')).toHaveText(['ads']);
      expect(errors).toEqual([]);
    });
  }

  test('loads the chat', async ({ page, errors }) => {
    await page.goto('/');
    await expect(page.locator('chat-widget')).toHaveCount(1, { timeout: 10_000 });
    expect(errors).toEqual([]);
  });
});

const menu = (page: Page) => page.locator('#mobile-menu');
const menuCheckbox = (page: Page) => page.getByRole('banner').getByRole('checkbox', { name: 'Menu' });

test.describe('the phone menu in a browser without popovers', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await removePopovers(page);
    await page.goto('/pricing');
  });

  // A style sheet may still be on its way.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('is closed and does not cover the page', async ({ page }) => {
    await expect(menu(page)).toBeHidden();
    await page.getByRole('heading', { level: 1 }).tap();
    await page.getByRole('main').getByRole('link').first().tap({ trial: true });
  });

  test('opens and closes with a tap, and its links work', async ({ page }) => {
    await menuCheckbox(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await menuCheckbox(page).tap();
    await expect(menu(page)).toBeHidden();
    await menuCheckbox(page).tap();
    await menu(page).locator('summary', { hasText: menuLabels.pricing }).tap();
    await menu(page)
      .getByRole('link', { name: labelOf('/add-on-pricing') })
      .tap();
    await expect(page).toHaveURL('/add-on-pricing');
    await expect(menu(page)).toBeHidden();
  });

  test('opens and closes with the keyboard, with a visible focus', async ({ page }) => {
    await page.keyboard.press('Tab');
    await menuCheckbox(page).focus();
    await expect(menuCheckbox(page)).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Space');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).locator('summary').first()).toBeFocused();
    await menuCheckbox(page).press('Space');
    await expect(menu(page)).toBeHidden();
    // The popover's button would not work.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toHaveCount(0);
  });

  test('has a touch target of 44 px, with an icon that changes', async ({ page }) => {
    for (const width of [320, 390, 800]) {
      await page.setViewportSize({ width, height: 844 });
      const box = await menuCheckbox(page).boundingBox();
      expect(box).toMatchObject({ width: 44, height: 44 });
      expect(box).toEqual(await page.locator('.menu-button').boundingBox());
    }
    await expect(page.locator('.menu-button-open')).toBeVisible();
    await expect(page.locator('.menu-button-close')).toBeHidden();
    await menuCheckbox(page).tap();
    await expect(page.locator('.menu-button-open')).toBeHidden();
    await expect(page.locator('.menu-button-close')).toBeVisible();
  });

  test('does not change the bar’s background on a scrolled page', async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, 300));
    const barOpacity = () =>
      page.getByRole('banner').evaluate((bar) => Number(getComputedStyle(bar, '::before').opacity));
    await expect.poll(barOpacity).toBe(1);
  });

  test('is not shown on wide screens', async ({ page }) => {
    await menuCheckbox(page).tap();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menu(page)).toBeHidden();
    await expect(menuCheckbox(page)).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens', async ({ page }) => {
      await expect(menu(page)).toBeHidden();
      await menuCheckbox(page).tap();
      await expect(menu(page)).toBeVisible();
    });
  });
});

/** A loader that adds its chat after a delay and disables scrolling. */
const lateChat = `setTimeout(() => {
  document.body.append(document.createElement('chat-widget'));
  document.body.style.overflow = 'hidden';
}, 800);`;
/** The time after which that chat must have appeared. */
const lateChatMs = 1_500;

const chats = (page: Page) => page.locator('chat-widget');

async function visitHome(page: Page): Promise<void> {
  await page.route(`${chatAddress}**`, (route) => route.fulfill({ contentType: 'text/javascript', body: lateChat }));
  const answered = page.waitForResponse(`${chatAddress}**`);
  await page.goto('/');
  await answered;
}

async function expectNoChat(page: Page): Promise<void> {
  await page.waitForTimeout(lateChatMs);
  await expect(chats(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
}

async function expectOneChat(page: Page): Promise<void> {
  await expect(chats(page)).toHaveCount(1);
  await page.waitForTimeout(lateChatMs);
  await expect(chats(page)).toHaveCount(1);
}

test.describe('a chat that adds its element late', () => {
  test('does not appear on the next page, and appears once after Back', async ({ page, errors }) => {
    await visitHome(page);
    await follow(page, '/pricing');
    await expectNoChat(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectOneChat(page);
    await follow(page, '/pricing');
    await expectNoChat(page);
    await follow(page, '/');
    await expectOneChat(page);
    expect(errors).toEqual([]);
  });

  test('does the same with the back/forward cache', async ({ playwright, browserName, launchOptions, baseURL }) => {
    test.skip(browserName !== 'chromium', 'Playwright disables the back/forward cache only in Chromium.');
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // The headless shell has no back/forward cache.
      channel: 'chromium',
      executablePath: process.env.FULL_CHROMIUM_PATH,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => document.documentElement.toggleAttribute('data-kept', persisted));
    });
    await visitHome(page);
    await follow(page, '/pricing');
    await expectNoChat(page);
    // A restored document has no load event, for which Playwright would wait.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-kept');
    await expectOneChat(page);
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/pricing');
    await expectNoChat(page);
    await browser.close();
  });
});
