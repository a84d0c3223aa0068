import { expect, test, type Page } from '@playwright/test';
import { layOutAll } from './all-laid-out';
import { waitForDeferredStyles } from './deferred-styles';
import { pagePaths } from './exported-site';
import { desktop, phone } from './menus';

/* How long pages are: a visitor on a phone decides in a minute. The footer counts. */

/** Screens of a phone that a page may take, by its path. The first entry that fits counts. */
const phoneScreens: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 7.4],
  [/^\/industries\/(service-based|healthcare|marketing-agencies)$/, 6.5],
  [/^\/industries\//, 7],
  [/^\/(pricing|ai)$/, 7],
  [/^\/demo$/, 4],
  [/^\/(about\/company|contact|testimonials)$/, 3.3],
  [/^\/about\/founder$/, 2.3],
  [/^\/(schedule|coaching|book-coaching)$/, 3],
  [/^\/add-on-pricing$/, 5],
  // The text of the law is as long as it is.
  [/^\/terms-of-service$/, 18],
  [/./, 6],
];

/** Screens of a desktop that a page may take. Pages that are not named are short enough if they are on a phone. */
const desktopScreens: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 5.2],
  [/^\/industries\//, 5],
];

const limitOf = (limits: readonly (readonly [RegExp, number])[], path: string) =>
  limits.find(([pattern]) => pattern.test(path))?.[1] ?? Infinity;

async function screensOf(page: Page, path: string, viewport: typeof phone): Promise<number> {
  await page.setViewportSize(viewport);
  await page.goto(path);
  await waitForDeferredStyles(page);
  await layOutAll(page);
  return page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
}

test('every page is as short as its kind', async ({ page }) => {
  test.slow();
  for (const path of pagePaths) {
    const onPhone = await screensOf(page, path, phone);
    expect.soft(onPhone, `${path}: screens of a phone`).toBeLessThanOrEqual(limitOf(phoneScreens, path));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect.soft(footer?.height, `${path}: footer on a phone, px`).toBeLessThanOrEqual(600);
    const wide = limitOf(desktopScreens, path);
    if (wide === Infinity) continue;
    expect.soft(await screensOf(page, path, desktop), `${path}: screens of a desktop`).toBeLessThanOrEqual(wide);
  }
});
