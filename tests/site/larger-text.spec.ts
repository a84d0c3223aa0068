import { expect, test, type Page } from '@playwright/test';
import { covers } from '../matrix/covers';
import { sidewaysScroll } from './sideways-scroll';
import { navigation } from '../../lib/content/navigation';
import { site } from '../../lib/content/site';
import { groupLabelOf, labelOf, menuLabels, startingWith } from './labels';

/*
 * Text twice the usual size. A visitor sets it in the browser, which media queries see, or as a program that zooms text
 * only, which they do not see.
 */

/** A page of each layout, and an industry of each family. */
const paths = [
  '/',
  '/pricing',
  '/add-on-pricing',
  '/industries/plumbers',
  '/industries/general-dentistry',
  '/industries/gyms',
  '/industries/solar',
  '/industries/marketing-agencies/web-design',
  '/industries/financial',
  '/industries/service-based',
  '/ai',
  '/about/company',
  '/about/founder',
  '/demo',
  '/terms-of-service',
  '/schedule',
  '/contact',
  '/testimonials',
  '/no-such-page',
];
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

/** The texts that are outside the window, or cut off. Pictures have a label instead, and what scrolls is reachable. */
async function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const excluded = '[role="img"], [aria-hidden="true"], [popover], .sr-only, .skip-link, noscript, script, style';
    // Functions of the browser must be inside the one that it gets.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const isLost = (node: Node, parent: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) return false;
      if (text.left < -1 || text.right > document.documentElement.clientWidth + 1) {
        return !parent.closest('.carousel-row');
      }
      for (let ancestor: Element | null = parent; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX } = getComputedStyle(ancestor);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        if (overflowX === 'visible') continue;
        const box = ancestor.getBoundingClientRect();
        const cut = [box.left - text.left, text.right - box.right, box.top - text.top, text.bottom - box.bottom];
        // A line's box is a little higher than its letters.
        if (cut.some((pixels) => pixels > 6)) return true;
      }
      return false;
    };
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent?.checkVisibility() || parent.closest(excluded)) continue;
      if (isLost(node, parent)) lost.push(text);
    }
    return lost;
  });
}

/** The texts of a hero that lie on the texts of its picture. */
async function coveredCopy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Functions of the browser must be inside the one that it gets.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const boxesOf = (root: Element) => {
      const boxes: { text: string; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim();
        if (!text || !node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) boxes.push({ text, box });
      }
      return boxes;
    };
    const [copy, stage] = ['.stage-copy', '.stage'].map((selector) => document.querySelector(selector));
    if (!copy || !stage?.clientHeight) return [];
    const drawn = boxesOf(stage);
    return boxesOf(copy)
      .filter(({ box }) =>
        drawn.some(
          ({ box: other }) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        ),
      )
      .map(({ text }) => text);
  });
}

for (const [way, open] of Object.entries(ways)) {
  test.describe(`with twice the font size ${way}`, () => {
    test.use({ reducedMotion: 'reduce' });
    test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test change its font sizes.');

    for (const path of paths) {
      test(`nothing of ${path} leaves the window from 320 to 1440 px`, async ({ page }) => {
        covers('text', path);
        await open(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await sidewaysScroll(page), `pixels to scroll sideways at ${width} px`).toBe(0);
          expect.soft(await lostTexts(page), `texts lost at ${width} px`).toEqual([]);
          expect.soft(await coveredCopy(page), `texts covered at ${width} px`).toEqual([]);
        }
      });
    }

    test('the bar keeps its parts in the window, and its menu reaches every page', async ({ page }) => {
      await open(page, '/');
      const bar = page.getByRole('banner');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        const menu = bar.getByRole('button', { name: 'Menu' });
        const login = bar.getByRole('link', { name: startingWith(navigation.login) });
        for (const part of [bar.getByRole('link', { name: site.name }), login, menu]) {
          const { x, width: partWidth } = (await part.boundingBox()) ?? { x: -1, width: 0 };
          expect(x, `${width} px`).toBeGreaterThanOrEqual(0);
          expect(x + partWidth, `${width} px`).toBeLessThanOrEqual(width);
        }
        await menu.click();
        const panel = page.locator('#mobile-menu');
        await panel.locator('summary', { hasText: menuLabels.industries }).click();
        await panel.locator('summary', { hasText: groupLabelOf('/industries/healthcare') }).click();
        const last = panel.getByRole('link', { name: labelOf('/industries/retail') });
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 1 });
        expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
        await page.reload();
        if (way === 'of the root') {
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
        }
      }
    });
  });
}
