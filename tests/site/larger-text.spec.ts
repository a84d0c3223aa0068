import { expect, test, type Page } from '@playwright/test';
import { coveredCopy, lostTexts } from '../accessibility/texts';
import { sidewaysScroll } from './sideways-scroll';
import { navigation } from '../../lib/content/navigation';
import { site } from '../../lib/content/site';
import { groupLabelOf, labelOf, menuLabels, startingWith } from './labels';
import { repeatedUnless } from '../extent';
import { layoutPages, samplePages } from './layouts';

/*
 * Text twice the usual size. A visitor sets it in the browser, which media queries see, or as a program that zooms text
 * only, which they do not see.
 */

/** Further pages of some layouts, because they differ in what there is beside the text. */
const paths = new Set([...layoutPages, '/industries/service-based', '/ai', '/schedule', '/contact']);
const widths = [320, 390, 768, 1024, 1280, 1440];

const ways: Record<string, (page: Page, path: string) => Promise<void>> = {
  'of the root': async (page, path) => {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  },
  'in the browser’s settings': async (page, path) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  },
};

for (const [way, open] of Object.entries(ways)) {
  const isSetting = way === 'in the browser’s settings';
  test.describe(`with twice the font size ${way}`, repeatedUnless(isSetting), () => {
    test.use({ reducedMotion: 'reduce' });
    test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test change its font sizes.');

    for (const path of paths) {
      const details = repeatedUnless(samplePages.includes(path));
      test(`nothing of ${path} leaves the window from 320 to 1440 px`, details, async ({ page }) => {
        await open(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await sidewaysScroll(page), `pixels to scroll sideways at ${width} px`).toBe(0);
          expect.soft(await page.evaluate(lostTexts), `texts lost at ${width} px`).toEqual([]);
          expect.soft(await page.evaluate(coveredCopy), `texts covered at ${width} px`).toEqual([]);
        }
      });
    }

    for (const width of widths) {
      const title = `the bar keeps its parts in a window of ${width} px, and its menu reaches every page`;
      test(title, repeatedUnless(width === 320 || width === 1024), async ({ page }) => {
        await open(page, '/');
        const bar = page.getByRole('banner');
        await page.setViewportSize({ width, height: 640 });
        const menu = bar.getByRole('button', { name: 'Menu' });
        const login = bar.getByRole('link', { name: startingWith(navigation.login) });
        for (const part of [bar.getByRole('link', { name: site.name }), login, menu]) {
          const { x, width: partWidth } = (await part.boundingBox()) ?? { x: -1, width: 0 };
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + partWidth).toBeLessThanOrEqual(width);
        }
        await menu.click();
        const panel = page.locator('#mobile-menu');
        await panel.locator('summary', { hasText: menuLabels.industries }).click();
        await panel.locator('summary', { hasText: groupLabelOf('/industries/healthcare') }).click();
        const last = panel.getByRole('link', { name: labelOf('/industries/retail') });
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 1 });
        expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      });
    }
  });
}
