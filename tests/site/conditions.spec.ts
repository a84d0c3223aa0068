import { expect, test, type Page } from '@playwright/test';
import { calmTimeoutMs, isCalm } from '../accessibility/calm';
import { largestCovered } from '../accessibility/covered';
import { findButtons, markButtons, unseen } from '../accessibility/forced-colors';
import { motions } from '../accessibility/motion';
import { misread } from '../accessibility/reading';
import { smallTargets } from '../accessibility/targets';
import { lostTexts, overlappingTexts, removeTextSpacing, setTextSpacing } from '../accessibility/texts';
import { pagePaths } from './exported-site';
import { groupLabelOf, labelOf, menuLabels } from './labels';
import { sidewaysScroll } from './sideways-scroll';
import { walk } from './walk';
import { repeatedUnless } from '../extent';
import { representatives, samplePages } from './layouts';

/* What holds for every page under the conditions of WCAG 2.2 AA, in one visit of each. axe is in visits.spec.ts. */

/** A window 1,280 px wide and 1,024 px high, at 400%. */
const zoomed = { width: 320, height: 256 };
const landscapes = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];

/** Nothing lies on an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

async function expectAllShown(page: Page, when: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), `pixels to scroll sideways ${when}`).toBe(0);
  expect.soft(await page.evaluate(lostTexts), `texts lost ${when}`).toEqual([]);
  expect.soft(await page.evaluate(overlappingTexts), `texts on texts ${when}`).toEqual([]);
}

async function expectUncovered(page: Page, when: string): Promise<void> {
  expect.soft(await page.evaluate(largestCovered), `covered ${when}`).toBeLessThanOrEqual(1 / 3);
}

test.use({ reducedMotion: 'reduce' });

const paths = [...pagePaths, '/no-such-page'];

for (const path of paths) {
  const title = `${path}: keyboard, targets, motion, reading, zoom, landscape, text spacing and forced colors`;
  test(title, repeatedUnless(samplePages.includes(path)), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect.poll(() => page.evaluate(isCalm), { timeout: calmTimeoutMs }).toBe(true);
    await page.evaluate(markButtons, await page.evaluate(findButtons));
    expect.soft(await page.evaluate(smallTargets), 'small targets at 1440 px').toEqual([]);
    // The header and the footer are the same on all pages of a layout.
    const scope = representatives.includes(path) ? 'body' : 'main';
    expect.soft(await walk(page, scope), 'on the way with the Tab key').toEqual([]);
    expect.soft(await page.evaluate(motions), 'what moves').toEqual([]);
    expect.soft(await page.evaluate(misread), 'what is misread').toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await page.evaluate(smallTargets), 'small targets at 390 px').toEqual([]);

    await page.setViewportSize(zoomed);
    await expectAllShown(page, 'at 400%');
    await expectUncovered(page, 'at 400%');

    for (const size of representatives.includes(path) ? landscapes : landscapes.slice(0, 1)) {
      await page.setViewportSize(size);
      await expectAllShown(page, `on a phone ${size.width} px wide`);
      await expectUncovered(page, `on a phone ${size.width} px wide`);
    }

    await page.evaluate(setTextSpacing);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAllShown(page, `with more space in the text at ${width} px`);
    }
    await page.evaluate(removeTextSpacing);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await page.evaluate(unseen), `not seen in forced colors, ${colorScheme}`).toEqual([]);
    }
  });
}

for (const path of representatives) {
  test(`${path}: the way with the Tab key at 400%`, repeatedUnless(path === '/'), async ({ page }) => {
    await page.setViewportSize(zoomed);
    await page.goto(path);
    expect(await walk(page)).toEqual([]);
  });
}

for (const size of [zoomed, ...landscapes]) {
  test(`the phone menu reaches every page in a window ${size.width} by ${size.height} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const panel = page.locator('#mobile-menu');
    await panel.locator('summary', { hasText: menuLabels.industries }).click();
    await panel.locator('summary', { hasText: groupLabelOf('/industries/healthcare') }).click();
    const links = panel.getByRole('link').filter({ visible: true });
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await link.evaluate(isOnTop)).toBe(true);
    }
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await links.filter({ hasText: labelOf('/industries/retail') }).click();
    await expect(page).toHaveURL('/industries/retail');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open menus can be seen in forced colors, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/pricing');
    await page.evaluate(markButtons, await page.evaluate(findButtons));
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.getByRole('banner').getByRole('button', { name: menuLabels.services }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: labelOf('/ai') })).toBeVisible();
    await expect.poll(() => page.evaluate(unseen)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#mobile-menu summary', { hasText: menuLabels.services }).first().click();
    expect(await page.evaluate(unseen)).toEqual([]);
  });
}
