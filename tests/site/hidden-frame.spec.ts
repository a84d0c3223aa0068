import type { Page } from '@playwright/test';
import { load } from '../../lib/content';
import { schedule } from '../../lib/content/pages';
import { resources } from '../provider/resources';
import { showWithTypefaces } from './layout-shifts';
import { book, confirmationOf, expect, frameOf, panel, progress, test } from './provider-visit';

const embedTexts = load('embed-texts');

/* A script that hides, moves, shrinks or covers the frame: the frame can be seen and used, or the panel says so. */

test.beforeEach(async ({ page }) => {
  await showWithTypefaces(page);
  // A frame that loads again would show it from the cache, and look different.
  await page.route(`**${new URL(resources.font).pathname}`, (route) => route.abort());
});

type Hide = (frame: HTMLIFrameElement, host: HTMLElement) => void;

/** One of each kind that is found or mended in another way. They run in the page, as the provider's script does. */
const ways: Record<string, Hide> = {
  'little opacity': ({ style }) => style.setProperty('opacity', '0.02', 'important'),
  'a tiny scale': ({ style }) => style.setProperty('transform', 'scale(0.01)', 'important'),
  'the attribute inert': (_, host) => (host.inert = true),
  'a class of this site': (frame) => frame.classList.add('hidden', 'invisible'),
  'its box without display': (_, host) => host.style.setProperty('display', 'none', 'important'),
  'what is around the box, far to the left': (_, { parentElement }) =>
    parentElement?.setAttribute('style', 'position: absolute; left: -9999px'),
  'a style sheet': () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.provider-embed { visibility: hidden !important; opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
  },
  'something over the window': () => {
    const over = document.createElement('div');
    over.style.cssText = 'position: fixed; inset: 0; background: #fff; z-index: 2147483647';
    document.body.append(over);
  },
  'a dialog over the window': () => document.body.appendChild(document.createElement('dialog')).showModal(),
  'another parent': (frame) => {
    const parent = document.createElement('div');
    parent.style.cssText = 'width: 0; height: 0; overflow: hidden';
    document.body.append(parent);
    parent.append(frame);
  },
};

const hide = (page: Page, way: Hide) =>
  page.evaluate(`{
    const __name = (named) => named;
    const host = document.querySelector('.provider-host');
    (${way.toString()})(host.querySelector('iframe'), host);
  }`);

/** Opens the calendar. Returns what takes a picture of it. */
async function open(page: Page): Promise<() => Promise<Buffer>> {
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(frameOf(page).locator('td button:enabled').first()).toBeVisible();
  const host = page.locator('.provider-host');
  await host.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.move(0, 0);
  // It has appeared, which takes 0.3 seconds.
  await page.waitForTimeout(700);
  return () => frameOf(page).locator('table').screenshot();
}

for (const [name, way] of Object.entries(ways)) {
  test(`a frame that is hidden by ${name} can be seen and used soon`, async ({ page }) => {
    const picture = await open(page);
    const before = await picture();
    await hide(page, way);
    await expect(async () => expect((await picture()).equals(before)).toBe(true)).toPass({ timeout: 6_000 });
    await book(frameOf(page));
    await expect(confirmationOf(page)).toHaveCount(1);
    await expect(panel(page)).toHaveCount(0);
  });
}

test('a frame that is hidden once more while it is in use keeps what was typed', async ({ page }) => {
  await open(page);
  const frame = frameOf(page);
  await frame.locator('td button:enabled').first().click();
  await frame.locator('#times li button').first().click();
  await frame.getByLabel('Name').fill('Dana Reyes');
  for (const way of ['little opacity', 'a tiny scale', 'something over the window']) {
    await hide(page, ways[way] as Hide);
    await frame.getByLabel('Name').click({ timeout: 3_000 });
  }
  await expect(frame.getByLabel('Name')).toHaveValue('Dana Reyes');
});

test('a frame that a script hides again each time is replaced with a panel that has the plain link', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.provider-host iframe');
    setInterval(() => frame?.style.setProperty('visibility', 'hidden', 'important'), 50);
  });
  await expect(panel(page)).toContainText(embedTexts.blocked);
  await panel(page).getByRole('link', { name: schedule.frame.fallbackLink }).click({ trial: true });
  await expect(progress(page)).toBeHidden();
});

test('menus and toasts over the frame stay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const picture = await open(page);
  await page.locator('[popovertarget="mobile-menu"]').first().click();
  await page.waitForTimeout(1_000);
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(1_000);
  await expect(panel(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelectorAll('main [style]').length)).toBeLessThanOrEqual(2);
  await picture();
});
