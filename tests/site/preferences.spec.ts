import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { schedule } from '../../lib/content/pages';
import { elementsWith, weakColors } from '../accessibility/contrast';
import { expect, test } from './modes';
import { repeatedUnless } from '../extent';
import { layoutPages, pagesByScripts, samplePages } from './layouts';

/* Preferences that visitors set in their browser or system. Privacy is in attribution.spec.ts. */

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test set all of them.');

/** What the browser does ahead: its rule sets in force, and what it has begun to fetch. */
async function watchSpeculation(page: Page) {
  const session = await page.context().newCDPSession(page);
  const ruleSets = new Set<string>();
  const fetched: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSets.add(ruleSet.id));
  session.on('Preload.ruleSetRemoved', ({ id }) => ruleSets.delete(id));
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(prefetchUrl));
  session.on('Preload.prerenderStatusUpdated', ({ key }) => fetched.push(key.url));
  await session.send('Preload.enable');
  return { ruleSets, fetched };
}

const linkToEmbed = (page: Page) => page.getByRole('main').locator(`a[href="${schedule.path}"]`).first();

async function saveData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection?: object };
    Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', { get: () => true });
  });
}

test.describe('Save-Data', () => {
  test('without it, a page that the pointer is on is fetched ahead', async ({ page }) => {
    const { ruleSets, fetched } = await watchSpeculation(page);
    await page.goto('/');
    await expect.poll(() => ruleSets.size).toBe(1);
    await linkToEmbed(page).hover();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
  });

  test('with it, no page has rules to fetch others ahead, and the pointer fetches none', async ({ page }) => {
    await saveData(page);
    const { ruleSets, fetched } = await watchSpeculation(page);
    for (const path of pagesByScripts) {
      await page.goto(path);
      expect.soft(await page.locator('script[type="speculationrules"], link[rel="prefetch"]').count(), path).toBe(0);
      expect.soft([...ruleSets], path).toEqual([]);
    }
    await page.goto('/');
    await linkToEmbed(page).hover();
    // The browser waits 200 ms itself.
    await page.waitForTimeout(600);
    expect(fetched).toEqual([]);
  });
});

/** The styles for preferences come after the page. */
async function open(page: Page, path: string): Promise<CDPSession> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.mouse.move(1, 1);
  const hasStyles = () => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('deferred')));
  await expect.poll(hasStyles).toBe(true);
  return page.context().newCDPSession(page);
}

/** From 0 to 255, of the red in what the window shows. The provider's pages have colors of their own. */
async function brightness(page: Page): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ mask: [page.locator('iframe')] })).stats();
  return channels[0]?.mean ?? 0;
}

for (const path of layoutPages) {
  const details = repeatedUnless(samplePages.includes(path));
  test(`${path} follows more contrast and reduced transparency, and stays light`, details, async ({ page }) => {
    const session = await open(page, path);
    const bar = page.locator('header.site-bar');
    const opacity = () => bar.evaluate((element) => getComputedStyle(element, '::before').opacity);
    const isSolid = (await opacity()) === '1';
    expect((await page.evaluate(elementsWith, weakColors)).length, 'elements to change').toBeGreaterThan(10);

    await page.emulateMedia({ contrast: 'more' });
    expect.soft(await page.evaluate(elementsWith, weakColors), 'elements with a weak color').toEqual([]);
    await page.emulateMedia({ contrast: null });

    const reduced = { name: 'prefers-reduced-transparency', value: 'reduce' };
    await session.send('Emulation.setEmulatedMedia', { features: [reduced] });
    expect.soft(await opacity(), 'opacity of the bar').toBe('1');
    await session.send('Emulation.setEmulatedMedia', { features: [] });
    expect.soft((await opacity()) === '1', 'an opaque bar without it').toBe(isSolid);

    // In a dark browser the page, its scrollbars and its controls stay light, and the browser's own dark mode leaves it.
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await brightness(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    expect.soft(Math.abs((await brightness(page)) - light), 'a darker page').toBeLessThan(1);
    await expect.soft(page.locator('meta[name="theme-color"]')).toHaveCount(1);
    await expect.soft(page.locator('html')).toHaveCSS('color-scheme', /light/);
  });
}
