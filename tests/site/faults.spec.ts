import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { documentOf, folder } from './exported-site';
import { hydratedIsland } from './hydrated';
import { takeNewerApis, takePopovers } from './older-browser';
import { book, chatAddress, expect, frameOf, progress, test } from './provider-visit';
import { labelOf, menuLabels } from './labels';

/* What becomes of a visit when files, browsers or addresses are not as one expects. */

const scriptFiles = '**/_next/static/**/*.js';

/** The words of a page, in headings, paragraphs and lists. */
function wordsOf(path: string): string[] {
  const parts = documentOf(path).querySelectorAll('main :is(h1, h2, h3, p, li)');
  return parts.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

async function shownWords(page: Page): Promise<string[]> {
  const texts = await page.locator('main :is(h1, h2, h3, p, li)').allTextContents();
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Follows a link to a page, wherever the page has one. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(path);
}

const html = '<!doctype html><h1>Sorry</h1>';
const answers: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: html }),
  'answers 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: html }),
  'answers HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  'sends half of it': async (route) => {
    const file = readFileSync(join(folder, new URL(route.request().url()).pathname));
    await route.fulfill({ contentType: 'text/javascript', body: file.subarray(0, file.length / 2) });
  },
};

test.describe('a page that is reached from /pricing, when the server has the old script files no more', () => {
  for (const path of ['/', '/schedule', '/testimonials', '/add-on-pricing']) {
    for (const [what, answer] of Object.entries(answers)) {
      test(`${path} shows all its own content while the server ${what}`, async ({ page, trouble }) => {
        await page.goto('/pricing');
        await hydratedIsland(page, 'desktop-menu');
        await page.route(scriptFiles, answer);
        await follow(page, path);
        await page.getByRole('banner').getByRole('button', { name: menuLabels.about }).click();
        await page.waitForLoadState('networkidle');
        expect(await shownWords(page)).toEqual(wordsOf(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '/schedule') await book(frameOf(page));
        expect(trouble).toEqual([]);
      });
    }
  }
});

test.describe('a browser that is as old as package.json allows', () => {
  test.beforeEach(async ({ page }) => {
    const left = await takeNewerApis(page);
    await page.goto('/404');
    expect(await left()).toEqual([]);
  });

  for (const [path, name] of [
    ['/', 'desktop-menu'],
    ['/testimonials', 'carousel-controls'],
    ['/add-on-pricing', 'tooltip-link'],
    ['/schedule', 'provider-status'],
  ] as const) {
    test(`runs what is interactive on ${path}`, async ({ page, trouble }) => {
      await page.goto(path);
      await hydratedIsland(page, name);
      expect(trouble).toEqual([]);
    });
  }

  for (const path of ['/schedule', '/coaching', '/contact']) {
    test(`opens the frame on ${path}, with the campaign`, async ({ page, trouble }) => {
      await page.goto(`${path}?utm_source=ads`);
      await expect(progress(page)).toHaveAttribute('data-state', 'complete');
      await expect(frameOf(page).getByTestId('query').locator('dd')).toHaveText(['ads']);
      expect(trouble).toEqual([]);
    });
  }

  test('gets the chat', async ({ page, trouble }) => {
    await page.goto('/');
    await expect(page.locator('chat-widget')).toHaveCount(1, { timeout: 10_000 });
    expect(trouble).toEqual([]);
  });
});

const menu = (page: Page) => page.locator('#mobile-menu');
const switcher = (page: Page) => page.getByRole('banner').getByRole('checkbox', { name: 'Menu' });

test.describe('the phone menu in a browser without popovers', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await takePopovers(page);
    await page.goto('/pricing');
  });

  test('is closed, and covers nothing', async ({ page }) => {
    await expect(menu(page)).toBeHidden();
    await page.getByRole('heading', { level: 1 }).tap();
    await page.getByRole('main').getByRole('link').first().tap({ trial: true });
  });

  test('opens and closes at a touch, and leads to a page', async ({ page }) => {
    await switcher(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await switcher(page).tap();
    await expect(menu(page)).toBeHidden();
    await switcher(page).tap();
    await menu(page).locator('summary', { hasText: menuLabels.pricing }).tap();
    await menu(page)
      .getByRole('link', { name: labelOf('/add-on-pricing') })
      .tap();
    await expect(page).toHaveURL('/add-on-pricing');
    await expect(menu(page)).toBeHidden();
  });

  test('opens and closes with the keyboard, and shows where the focus is', async ({ page }) => {
    await page.keyboard.press('Tab');
    await switcher(page).focus();
    await expect(switcher(page)).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Space');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).locator('summary').first()).toBeFocused();
    await switcher(page).press('Space');
    await expect(menu(page)).toBeHidden();
    // The button of the popover, which would do nothing.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toHaveCount(0);
  });

  test('has a place of 44 px to touch, with a sign that changes', async ({ page }) => {
    for (const width of [320, 390, 800]) {
      await page.setViewportSize({ width, height: 844 });
      const box = await switcher(page).boundingBox();
      expect(box).toMatchObject({ width: 44, height: 44 });
      expect(box).toEqual(await page.locator('.menu-button').boundingBox());
    }
    await expect(page.locator('.menu-button-open')).toBeVisible();
    await expect(page.locator('.menu-button-close')).toBeHidden();
    await switcher(page).tap();
    await expect(page.locator('.menu-button-open')).toBeHidden();
    await expect(page.locator('.menu-button-close')).toBeVisible();
  });

  test('leaves the bar its white ground on a scrolled page', async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, 300));
    const ground = () => page.getByRole('banner').evaluate((bar) => Number(getComputedStyle(bar, '::before').opacity));
    await expect.poll(ground).toBe(1);
  });

  test('is no part of the menus of a wide screen', async ({ page }) => {
    await switcher(page).tap();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menu(page)).toBeHidden();
    await expect(switcher(page)).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens too', async ({ page }) => {
      await expect(menu(page)).toBeHidden();
      await switcher(page).tap();
      await expect(menu(page)).toBeVisible();
    });
  });
});

/** A loader that takes its time after it has come, and whose chat keeps the page behind it still. */
const lateChat = `setTimeout(() => {
  document.body.append(document.createElement('chat-widget'));
  document.body.style.overflow = 'hidden';
}, 800);`;
/** Milliseconds until that chat must have come, if it is going to. */
const lateChatMs = 1_500;

const chats = (page: Page) => page.locator('chat-widget');

async function visitHome(page: Page): Promise<void> {
  await page.route(`${chatAddress}**`, (route) => route.fulfill({ contentType: 'text/javascript', body: lateChat }));
  const answered = page.waitForResponse(`${chatAddress}**`);
  await page.goto('/');
  await answered;
}

async function expectNoRest(page: Page): Promise<void> {
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
  test('does not come to the next page, and comes once after Back', async ({ page, trouble }) => {
    await visitHome(page);
    await follow(page, '/pricing');
    await expectNoRest(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectOneChat(page);
    await follow(page, '/pricing');
    await expectNoRest(page);
    await follow(page, '/');
    await expectOneChat(page);
    expect(trouble).toEqual([]);
  });

  test('does the same where Back brings the same document again', async ({
    playwright,
    browserName,
    launchOptions,
    baseURL,
  }) => {
    test.skip(browserName !== 'chromium', 'Playwright turns that off in Chromium alone.');
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => document.documentElement.toggleAttribute('data-kept', persisted));
    });
    await visitHome(page);
    await follow(page, '/pricing');
    await expectNoRest(page);
    // A document that is brought back does not load, which Playwright would wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-kept');
    await expectOneChat(page);
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/pricing');
    await expectNoRest(page);
    await browser.close();
  });
});
