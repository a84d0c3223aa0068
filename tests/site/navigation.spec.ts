import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { hydrateIsland, island } from './hydrated';
import { expect, islandFiles, needsJavaScript, needsScript, runOnce, test } from './modes';
import { destinationUrl } from '../../lib/content/destinations';
import { navigation } from '../../lib/content/navigation';
import { services } from '../../lib/content/pages';
import { site } from '../../lib/content/site';
import { actionLabel, groupLabelOf, labelOf, menuLabels, menuNames, startingWith } from './labels';
import { repeatedUnless } from '../extent';

/*
 * The menus must work the same before and after hydration, and without it. The projects in playwright.config.ts run
 * these tests in each of these modes.
 */

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const groupNames = ['/industries/marketing-agencies', '/industries/service-based', '/industries/healthcare'].map(
  groupLabelOf,
);
const noBox = { x: 0, y: 0, width: 0, height: 0 };
const bar = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const openMenu = (page: Page) => bar(page).locator('.desktop-menu [data-level="menu"] > .menu-panel:visible');
const entry = (page: Page, name: string | RegExp) => openMenu(page).getByRole('link', { name });

const menuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
const panel = (page: Page) => page.locator('#mobile-menu');

async function backgroundOpacity(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Number(getComputedStyle(element, '::before').opacity));
}

async function expectOpen(page: Page, name: string): Promise<void> {
  await expect(openMenu(page)).toHaveCount(1);
  await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
}

/** The submenus that are shown, by their names. */
const openGroups = (page: Page) =>
  bar(page)
    .locator('.desktop-menu [data-level="group"] > .menu-panel:visible')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));

/** Moves the pointer in small steps, as a hand does. The browser computes what is below it in every frame. */
async function movePointer(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const steps = 12;
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/**
 * Lets the bridge to a submenu (menus.css) wait for the pointer of a busy machine, which takes seconds for the way of a
 * hand's 0.3 s.
 */
function keepBridges(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.menu-trigger:not(:hover) ~ .menu-panel::before { transition-delay: 3600s !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

async function expectAllClosed(page: Page): Promise<void> {
  await expect(openMenu(page)).toHaveCount(0);
  await expect(bar(page).locator('.desktop-menu [aria-expanded="true"]')).toHaveCount(0);
}

/** Hydration must not change the state of the menus. */
async function expectSameAfterHydration(page: Page): Promise<void> {
  const open = await openMenu(page).count();
  await hydrateIsland(page, 'desktop-menu');
  await expect(openMenu(page)).toHaveCount(open);
}

/** What menus do without a script is tested below, and on every page in without-script.spec.ts. */
const menusNeed = 'styles open menus on hover and focus: only a script tells clicks apart and closes with Escape';

test.describe('the bar', runOnce, () => {
  test.use({ viewport: desktop, reducedMotion: 'reduce' });

  test('is transparent up to 20 px of scroll, then white with a shadow', async ({ page }) => {
    await page.goto('/');
    expect(await backgroundOpacity(bar(page))).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect(bar(page)).toHaveAttribute('data-scrolled');
    await expect.poll(() => backgroundOpacity(bar(page))).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect(bar(page)).not.toHaveAttribute('data-scrolled');
    await expect.poll(() => backgroundOpacity(bar(page))).toBe(0);
  });

  test('is white on a page that opens at a fragment', async ({ page }) => {
    await page.goto('/industries/plumbers#figures');
    await expect(bar(page)).toHaveAttribute('data-scrolled');
    await expect.poll(() => backgroundOpacity(bar(page))).toBe(1);
  });

  test('is always white on /gmb-seo, and transparent again on the next page', async ({ page }) => {
    await page.goto('/gmb-seo');
    expect(await backgroundOpacity(bar(page))).toBe(1);
    await expect(bar(page)).not.toHaveAttribute('data-scrolled');
    await bar(page).getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => backgroundOpacity(bar(page))).toBe(0);
  });

  test('leads to the top of the home page, also from there', async ({ page }) => {
    for (const path of ['/', '/#no-such-part', '/pricing']) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, 1_500));
      await bar(page).getByRole('link', { name: site.name }).click();
      await expect(page).toHaveURL('/');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  test('opens the login in a new tab', async ({ page, context }) => {
    await page.goto('/');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      bar(page)
        .getByRole('link', { name: startingWith(navigation.login) })
        .click(),
    ]);
    await expect(tab.getByRole('heading')).toBeVisible();
    expect(tab.url()).toBe(destinationUrl('login'));
  });
});

test.describe('desktop menus with a mouse', needsJavaScript(menusNeed), () => {
  test.use({ viewport: desktop });

  test.beforeEach(async ({ page, prepare }) => {
    await page.goto('/about/company');
    await prepare('desktop-menu');
  });

  test.afterEach(async ({ page, scripts }) => {
    if (scripts === 'late') await expectSameAfterHydration(page);
  });

  test('open on a click, one at a time, and close on a second click', async ({ page }) => {
    for (const name of menuNames) {
      await trigger(page, name).click();
      await expectOpen(page, name);
    }
    await trigger(page, menuLabels.contact).click();
    await expectAllClosed(page);
    await trigger(page, menuLabels.contact).click();
    await expectOpen(page, menuLabels.contact);
  });

  test('stay closed after a double click', async ({ page }) => {
    await trigger(page, menuLabels.services).dblclick();
    await expectAllClosed(page);
  });

  test('do not open on hover', async ({ page }) => {
    for (const name of menuNames) await trigger(page, name).hover();
    // Menus with hover support would open after 200 ms.
    await page.waitForTimeout(400);
    await expectAllClosed(page);
  });

  test('close on a click anywhere else', async ({ page }) => {
    await trigger(page, menuLabels.pricing).click();
    await expectOpen(page, menuLabels.pricing);
    await page.getByRole('heading', { level: 1 }).click();
    await expectAllClosed(page);
  });

  test('close on a click into a frame', async ({ page, prepare }) => {
    await page.goto('/schedule');
    await prepare('desktop-menu');
    await trigger(page, menuLabels.pricing).click();
    await expectOpen(page, menuLabels.pricing);
    await page.frameLocator('iframe').locator('body').click();
    await expectAllClosed(page);
  });

  test('close when an entry is activated, including the page’s own', async ({ page, prepare }) => {
    await trigger(page, menuLabels.pricing).click();
    await entry(page, labelOf('/pricing')).click();
    await expect(page).toHaveURL('/pricing');
    await expectAllClosed(page);
    await prepare('desktop-menu');
    await trigger(page, menuLabels.pricing).click();
    await entry(page, labelOf('/pricing')).click();
    await expectAllClosed(page);
    await expect(page).toHaveURL('/pricing');
  });

  test('are closed when the visitor goes back and forward', async ({ page }) => {
    await bar(page).getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
    await trigger(page, menuLabels.services).click();
    await expectOpen(page, menuLabels.services);
    await page.goBack();
    await expect(page).toHaveURL('/about/company');
    await expectAllClosed(page);
    await page.goForward();
    await expect(page).toHaveURL('/');
    await expectAllClosed(page);
  });

  test('open submenus to the right on hover', async ({ page }) => {
    await trigger(page, menuLabels.industries).click();
    const parent = await openMenu(page).boundingBox();
    await trigger(page, groupLabelOf('/industries/service-based')).hover();
    const plumbers = bar(page).getByRole('link', { name: labelOf('/industries/plumbers') });
    await expect(plumbers).toBeVisible();
    const nested = await plumbers.boundingBox();
    expect(nested && parent && nested.x).toBeGreaterThan((parent?.x ?? 0) + (parent?.width ?? 0) - 1);
    await trigger(page, groupLabelOf('/industries/healthcare')).hover();
    await expect(plumbers).toBeHidden();
    await expect(bar(page).getByRole('link', { name: labelOf('/industries/yoga-studios') })).toBeVisible();
    await entry(page, labelOf('/industries/solopreneurs')).hover();
    await expect(bar(page).getByRole('link', { name: labelOf('/industries/yoga-studios') })).toBeHidden();
    await trigger(page, groupLabelOf('/industries/service-based')).hover();
    await plumbers.click();
    await expect(page).toHaveURL('/industries/plumbers');
    await expectAllClosed(page);
  });

  for (const height of [900, 600]) {
    for (const [index, group] of groupNames.entries()) {
      const title = `keep “${group}” open on the direct way to its third link, in a window ${height} px high`;
      // It waits for the island in every mode.
      const details = repeatedUnless(height === 600 && index === 0, { tag: ['@script', '@once'] });
      test(title, details, async ({ page }) => {
        await page.setViewportSize({ width: 1440, height });
        await hydrateIsland(page, 'desktop-menu');
        await keepBridges(page);
        await trigger(page, menuLabels.industries).click();
        const target = bar(page).getByRole('group', { name: group }).getByRole('link').nth(2);
        // From the middle of the words, and from the far end.
        for (const part of [0.4, 0.8]) {
          await entry(page, labelOf('/industries/solopreneurs')).hover();
          await trigger(page, group).hover();
          const { x, y, width, height: rowHeight } = (await trigger(page, group).boundingBox()) ?? noBox;
          const start = { x: x + width * part, y: y + rowHeight / 2 };
          await page.mouse.move(start.x, start.y, { steps: 4 });
          await expect.poll(() => openGroups(page)).toEqual([group]);
          const box = (await target.boundingBox()) ?? noBox;
          await movePointer(page, start, { x: box.x + 40, y: box.y + box.height / 2 });
          expect(await openGroups(page)).toEqual([group]);
        }
        await page.mouse.down();
        await page.mouse.up();
        await expect(page).not.toHaveURL('/about/company');
      });
    }
  }

  test('open the entry below when the pointer goes there', async ({ page }) => {
    await trigger(page, menuLabels.industries).click();
    const [first = '', second = ''] = groupNames;
    await trigger(page, first).hover();
    await expect.poll(() => openGroups(page)).toEqual([first]);
    const from = (await trigger(page, first).boundingBox()) ?? noBox;
    const to = (await trigger(page, second).boundingBox()) ?? noBox;
    const x = from.x + 30;
    await movePointer(page, { x, y: from.y + 20 }, { x, y: to.y + 20 });
    await expect.poll(() => openGroups(page)).toEqual([second]);
  });

  for (const height of [640, 480, 320]) {
    test(`scroll in a window ${height} px high`, repeatedUnless(height === 480), async ({ page }) => {
      await page.setViewportSize({ width: 1280, height });
      for (const name of menuNames) {
        await trigger(page, name).click();
        const last = openMenu(page).getByRole('link').last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 1 });
      }
      await trigger(page, menuLabels.industries).click();
      for (const group of groupNames) {
        await trigger(page, group).scrollIntoViewIfNeeded();
        const { x, y } = (await trigger(page, group).boundingBox()) ?? noBox;
        // A hand is never quite still.
        const trembling = async (): Promise<(string | null)[]> => {
          await page.mouse.move(x + 40, y + 20);
          await page.mouse.move(x + 41, y + 20);
          return openGroups(page);
        };
        await expect.poll(trembling).toEqual([group]);
        const last = bar(page).getByRole('group', { name: group }).getByRole('link').last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('keep a submenu and its parent open on a click on the submenu', async ({ page }) => {
    await trigger(page, menuLabels.industries).click();
    await trigger(page, groupLabelOf('/industries/service-based')).click();
    await expect(bar(page).getByRole('link', { name: labelOf('/industries/plumbers') })).toBeVisible();
    await expectOpen(page, menuLabels.industries);
  });

  test('show the icon of each service', async ({ page }) => {
    await page.goto('/');
    await trigger(page, menuLabels.services).click();
    const masks = await openMenu(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const { maskImage, maskPosition } = getComputedStyle(link, '::after');
          return { maskImage, maskPosition };
        }),
      );
    expect(masks.length).toBe(services.length);
    for (const { maskImage } of masks) expect(maskImage).toMatch(/^url\("data:image\/svg/);
    expect(new Set(masks.map(({ maskPosition }) => maskPosition)).size).toBe(services.length);
  });

  test('mark the current page', async ({ page }) => {
    await trigger(page, menuLabels.about).click();
    await expect(entry(page, labelOf('/about/company'))).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).locator('.desktop-menu [aria-current]')).toHaveCount(1);
  });

  test('link to the store in a new tab and to /book-coaching', async ({ page }) => {
    await trigger(page, menuLabels.about).click();
    await expect(entry(page, startingWith(labelOf(destinationUrl('store'))))).toHaveAttribute('target', '_blank');
    await trigger(page, menuLabels.contact).click();
    await expect(entry(page, startingWith(labelOf('/book-coaching')))).toHaveAttribute('href', '/book-coaching');
  });

  test('stay within the window at 1024 px, and are easy to hit', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const name of menuNames) {
      expect((await trigger(page, name).boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
      await trigger(page, name).click();
      await expectOpen(page, name);
      const box = await openMenu(page).boundingBox();
      expect(box?.x, name).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(1024);
      for (const target of await openMenu(page).locator('a:visible, button:visible').all()) {
        expect((await target.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
      }
    }
    await trigger(page, menuLabels.industries).click();
    await trigger(page, groupLabelOf('/industries/service-based')).hover();
    const nested = await bar(page)
      .getByRole('group', { name: groupLabelOf('/industries/service-based') })
      .boundingBox();
    expect((nested?.x ?? 0) + (nested?.width ?? 0)).toBeLessThanOrEqual(1024);
    expect((nested?.y ?? 0) + (nested?.height ?? 0)).toBeLessThanOrEqual(768);
  });
});

test.describe('desktop menus by touch', needsJavaScript(menusNeed), () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test.beforeEach(async ({ page, prepare }) => {
    await page.goto('/');
    await prepare('desktop-menu');
  });

  test('open, change and close with a tap, including submenus', async ({ page }) => {
    await trigger(page, menuLabels.services).tap();
    await expectOpen(page, menuLabels.services);
    await trigger(page, menuLabels.industries).tap();
    await expectOpen(page, menuLabels.industries);
    const plumbers = bar(page).getByRole('link', { name: labelOf('/industries/plumbers') });
    await trigger(page, groupLabelOf('/industries/service-based')).tap();
    await expect(plumbers).toBeVisible();
    await trigger(page, groupLabelOf('/industries/healthcare')).tap();
    await expect(bar(page).getByRole('link', { name: labelOf('/industries/gyms') })).toBeVisible();
    await expect(plumbers).toBeHidden();
    await trigger(page, menuLabels.industries).tap();
    await expectAllClosed(page);
    await trigger(page, menuLabels.pricing).tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expectAllClosed(page);
  });
});

test.describe('desktop menus with a keyboard', needsJavaScript(menusNeed), () => {
  test.use({ viewport: desktop });

  test.beforeEach(async ({ page, prepare }) => {
    await page.goto('/');
    await prepare('desktop-menu');
  });

  test('the first focusable element is a link that skips to the content', runOnce, async ({ page }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('open with Enter, move with Tab, close with Escape, which restores the focus', async ({ page }) => {
    await trigger(page, menuLabels.services).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, menuLabels.services);
    await page.keyboard.press('Tab');
    await expect(openMenu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectAllClosed(page);
    await expect(trigger(page, menuLabels.services)).toBeFocused();
  });

  test('are entered with Tab again after Shift and Tab have left them for their button', async ({ page }) => {
    await trigger(page, menuLabels.services).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, menuLabels.services);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(trigger(page, menuLabels.services)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(openMenu(page).getByRole('link').first()).toBeFocused();
  });

  test('open and close with the space bar', async ({ page }) => {
    await trigger(page, menuLabels.pricing).focus();
    await page.keyboard.press('Space');
    await expectOpen(page, menuLabels.pricing);
    await page.keyboard.press('Space');
    await expectAllClosed(page);
  });

  test('close when an entry is activated with Enter, even if the page stays', runOnce, async ({ page }) => {
    // A 204 response keeps the current page. This uses the keyboard, because hovering would prefetch the page before
    // the test can intercept it.
    await page.route('**/pricing', (route) => route.fulfill({ status: 204 }));
    await trigger(page, menuLabels.pricing).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, menuLabels.pricing);
    await page.keyboard.press('Tab');
    await expect(entry(page, labelOf('/pricing'))).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAllClosed(page);
    await expect(page).toHaveURL('/');
  });

  test('open the page of an entry that is activated with Enter', async ({ page }) => {
    await trigger(page, menuLabels.pricing).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, menuLabels.pricing);
    await page.keyboard.press('Tab');
    await expect(entry(page, labelOf('/pricing'))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pricing');
    await expectAllClosed(page);
  });

  test('close with Escape from within a submenu, one level at a time', async ({ page }) => {
    await trigger(page, menuLabels.industries).focus();
    await page.keyboard.press('Enter');
    await trigger(page, groupLabelOf('/industries/marketing-agencies')).focus();
    await page.keyboard.press('Enter');
    const first = bar(page).getByRole('link', { name: labelOf('/industries/marketing-agencies') });
    await expect(first).toBeVisible();
    await first.focus();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expectOpen(page, menuLabels.industries);
    await expect(trigger(page, groupLabelOf('/industries/marketing-agencies'))).toBeFocused();
    await page.keyboard.press('Escape');
    await expectAllClosed(page);
    await expect(trigger(page, menuLabels.industries)).toBeFocused();
  });

  test('close when the focus leaves them', async ({ page }) => {
    await trigger(page, menuLabels.contact).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, menuLabels.contact);
    const { length: links } = await openMenu(page).getByRole('link').all();
    for (let step = 0; step <= links; step += 1) await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: startingWith(navigation.login) })).toBeFocused();
    await expectAllClosed(page);
  });

  test('move between the menus with the arrow keys', needsScript, async ({ page }) => {
    await hydrateIsland(page, 'desktop-menu');
    await trigger(page, menuLabels.services).focus();
    await page.keyboard.press('ArrowRight');
    await expect(trigger(page, menuLabels.industries)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(trigger(page, menuLabels.services)).toBeFocused();
  });

  test('enter a submenu with the right arrow and leave it with the left arrow', needsScript, async ({ page }) => {
    await hydrateIsland(page, 'desktop-menu');
    await trigger(page, menuLabels.industries).focus();
    await page.keyboard.press('Enter');
    await trigger(page, groupLabelOf('/industries/marketing-agencies')).focus();
    await page.keyboard.press('ArrowRight');
    await expect(bar(page).getByRole('link', { name: labelOf('/industries/marketing-agencies') })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(trigger(page, groupLabelOf('/industries/marketing-agencies'))).toBeFocused();
    await expect(bar(page).getByRole('link', { name: labelOf('/industries/marketing-agencies') })).toBeHidden();
    await page.keyboard.press('Escape');
    await expectAllClosed(page);
    await expect(trigger(page, menuLabels.industries)).toBeFocused();
  });
});

test.describe('while the menus’ files are loading', runOnce, () => {
  test.use({ viewport: desktop });

  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, islandFiles);
    await page.goto('/');
  });

  /** Releases the files and waits until the island is hydrated. Does not move the pointer or the focus. */
  async function releaseAndHydrate(page: Page): Promise<void> {
    await expect(island(page, 'desktop-menu')).not.toHaveAttribute('data-hydrated');
    release();
    await expect(island(page, 'desktop-menu')).toHaveAttribute('data-hydrated', '');
  }

  test('a click opens a menu, which stays open after hydration and closes on the next click', async ({ page }) => {
    await trigger(page, menuLabels.pricing).click();
    await expectOpen(page, menuLabels.pricing);
    await releaseAndHydrate(page);
    await expectOpen(page, menuLabels.pricing);
    await trigger(page, menuLabels.pricing).click();
    await expectAllClosed(page);
    await trigger(page, menuLabels.pricing).click();
    await expectOpen(page, menuLabels.pricing);
  });

  test('after two quick clicks a menu stays closed after hydration', async ({ page }) => {
    await trigger(page, menuLabels.pricing).dblclick();
    await expectAllClosed(page);
    await releaseAndHydrate(page);
    await expectAllClosed(page);
  });

  test('a click elsewhere closes a menu, which stays closed after hydration', async ({ page }) => {
    await trigger(page, menuLabels.pricing).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expectAllClosed(page);
    await releaseAndHydrate(page);
    await expectAllClosed(page);
  });

  test('a submenu under the pointer stays open after hydration and closes when the pointer leaves', async ({
    page,
  }) => {
    await trigger(page, menuLabels.industries).click();
    await trigger(page, groupLabelOf('/industries/service-based')).hover();
    const plumbers = bar(page).getByRole('link', { name: labelOf('/industries/plumbers') });
    await expect(plumbers).toBeVisible();
    await releaseAndHydrate(page);
    await expect(plumbers).toBeVisible();
    await expectOpen(page, menuLabels.industries);
    await entry(page, labelOf('/industries/solopreneurs')).hover();
    await expect(plumbers).toBeHidden();
  });

  test('a submenu that was opened with a click stays open after hydration', async ({ page }) => {
    await trigger(page, menuLabels.industries).click();
    await trigger(page, groupLabelOf('/industries/service-based')).click();
    await releaseAndHydrate(page);
    await expect(bar(page).getByRole('link', { name: labelOf('/industries/plumbers') })).toBeVisible();
  });

  test('the focus does not change during hydration', async ({ page }) => {
    await trigger(page, menuLabels.services).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = openMenu(page).getByRole('link').first();
    await expect(first).toBeFocused();
    await releaseAndHydrate(page);
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expectAllClosed(page);
    await expect(trigger(page, menuLabels.services)).toBeFocused();
  });

  test.describe('a menu and a submenu that were opened before', () => {
    const group = groupLabelOf('/industries/service-based');

    test.beforeEach(async ({ page }) => {
      await trigger(page, menuLabels.industries).click();
      await trigger(page, group).click();
      await releaseAndHydrate(page);
      await expect.poll(() => openGroups(page)).toEqual([group]);
    });

    test('close with Escape, one level at a time', async ({ page }) => {
      await page.keyboard.press('Escape');
      await expect.poll(() => openGroups(page)).toEqual([]);
      await expectOpen(page, menuLabels.industries);
      await page.keyboard.press('Escape');
      await expectAllClosed(page);
    });

    test('close on a click elsewhere', async ({ page }) => {
      await page.getByRole('heading', { level: 1 }).click();
      await expectAllClosed(page);
    });

    test('close when the pointer goes to another entry', async ({ page }) => {
      await entry(page, labelOf('/industries/solopreneurs')).hover();
      await expect.poll(() => openGroups(page)).toEqual([]);
    });
  });

  test('at most one submenu is open, whether clicked or under the pointer', async ({ page }) => {
    const [first = '', second = ''] = groupNames;
    await trigger(page, menuLabels.industries).click();
    await trigger(page, first).click();
    await trigger(page, second).hover();
    expect(await openGroups(page)).toEqual([second]);
    await entry(page, labelOf('/industries/solopreneurs')).hover();
    expect(await openGroups(page)).toEqual([]);
  });

  test('the current page is still marked after hydration', async ({ page }) => {
    await page.goto('/about/company');
    await trigger(page, menuLabels.about).click();
    await releaseAndHydrate(page);
    await expect(entry(page, labelOf('/about/company'))).toHaveAttribute('aria-current', 'page');
  });

  test('a click on an entry opens its page', async ({ page }) => {
    await trigger(page, menuLabels.pricing).click();
    await entry(page, labelOf('/pricing')).click();
    await expect(page).toHaveURL('/pricing');
    release();
  });
});

test.describe('with a CPU slowdown of 6', runOnce, () => {
  test.use({ viewport: desktop });
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium supports CPU throttling.');

  // The time between hovering, which starts the island, and the click. Some clicks happen during hydration.
  for (const waitMs of [0, 100, 400]) {
    const title = `the first click, ${waitMs} ms after hovering, opens a menu, and the second closes it`;
    test(title, repeatedUnless(waitMs === 100), async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto('/', { waitUntil: 'commit' });
      await trigger(page, menuLabels.pricing).hover();
      await page.waitForTimeout(waitMs);
      await page.mouse.down();
      await page.mouse.up();
      await expectOpen(page, menuLabels.pricing);
      await hydrateIsland(page, 'desktop-menu');
      await expectOpen(page, menuLabels.pricing);
      await trigger(page, menuLabels.pricing).click();
      await expectAllClosed(page);
    });
  }
});

test.describe('the phone menu', runOnce, () => {
  test.use({ viewport: phone, hasTouch: true });

  test('opens and closes with a tap, one section at a time', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await expect(panel(page)).toBeVisible();
    await panel(page)
      .locator('summary', { hasText: startingWith(menuLabels.services) })
      .tap();
    await expect(panel(page).getByRole('link', { name: labelOf('/gmb-seo') })).toBeVisible();
    await panel(page).locator('summary', { hasText: menuLabels.contact }).tap();
    await expect(panel(page).getByRole('link', { name: labelOf('/gmb-seo') })).toBeHidden();
    await expect(panel(page).getByRole('link', { name: labelOf('/book-coaching') })).toHaveAttribute(
      'href',
      '/coaching',
    );
    await menuButton(page).tap();
    await expect(panel(page)).toBeHidden();
  });

  test('closes on Escape and when an entry is activated', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await menuButton(page).tap();
    await panel(page).locator('summary', { hasText: menuLabels.industries }).tap();
    await panel(page)
      .locator('summary', { hasText: groupLabelOf('/industries/service-based') })
      .tap();
    await panel(page)
      .getByRole('link', { name: labelOf('/industries/plumbers') })
      .tap();
    await expect(page).toHaveURL('/industries/plumbers');
    await expect(panel(page)).toBeHidden();
  });

  test('marks the current page', async ({ page }) => {
    await page.goto('/add-on-pricing');
    await menuButton(page).tap();
    await panel(page).locator('summary', { hasText: menuLabels.pricing }).tap();
    await expect(panel(page).getByRole('link', { name: labelOf('/add-on-pricing') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(panel(page).locator('[aria-current]')).toHaveCount(1);
  });

  test('keeps a button for a demo in sight, however long it is', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    const demo = panel(page).getByRole('link', { name: actionLabel('scheduleDemo') });
    await expect(demo).toBeInViewport({ ratio: 1 });
    await panel(page).locator('summary', { hasText: menuLabels.industries }).tap();
    await panel(page)
      .locator('summary', { hasText: groupLabelOf('/industries/service-based') })
      .tap();
    await expect(demo).toBeInViewport({ ratio: 1 });
    // Its last link can be scrolled to a place above the button.
    const last = panel(page).getByRole('link', { name: labelOf('/industries/retail') });
    await last.scrollIntoViewIfNeeded();
    await panel(page).evaluate((menu) => menu.scrollTo(0, menu.scrollHeight));
    await last.tap();
    await expect(page).toHaveURL('/industries/retail');
  });

  test('makes the bar white and disables scrolling of the page', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await expect.poll(() => backgroundOpacity(bar(page))).toBe(1);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await menuButton(page).tap();
    await expect.poll(() => backgroundOpacity(bar(page))).toBe(0);
  });

  for (const [what, size] of [
    ['widened', { width: 1200, height: 800 }],
    ['turned', { width: 1366, height: 768 }],
  ] as const) {
    test(`leaves the page usable if the window is ${what} while it is open`, async ({ page }) => {
      await page.goto('/');
      await menuButton(page).tap();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await page.setViewportSize(size);
      await expect(panel(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    });
  }

  test('keeps the focus off the page below', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName)).toBeUndefined();
    }
    await expect(panel(page)).toBeVisible();
  });

  test('closes when a link opens another tab', async ({ page, context }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await panel(page).locator('summary', { hasText: menuLabels.about }).tap();
    const store = panel(page).getByRole('link', { name: startingWith(labelOf(destinationUrl('store'))) });
    const [tab] = await Promise.all([context.waitForEvent('page'), store.tap()]);
    expect(new URL(tab.url()).origin).not.toBe(new URL(page.url()).origin);
    await expect(panel(page)).toBeHidden();
  });

  test('has targets of at least 44 px', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    for (const summary of await panel(page).locator('summary:visible').all()) {
      expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const box = await menuButton(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  test('does not need an island', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/islands/')) requested.push(request.url());
    });
    await page.goto('/');
    await menuButton(page).tap();
    await panel(page).locator('summary', { hasText: menuLabels.pricing }).tap();
    await panel(page)
      .getByRole('link', { name: labelOf('/add-on-pricing') })
      .tap();
    await expect(page).toHaveURL('/add-on-pricing');
    await expect(panel(page)).toBeHidden();
    expect(requested).toEqual([]);
  });
});

test.describe('a menu that is opened before its styles have arrived', runOnce, () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test stop animations.');

  const ways = {
    'on a wide screen': { size: desktop, button: (page: Page) => trigger(page, menuLabels.services), menu: openMenu },
    'on a phone': { size: phone, button: menuButton, menu: panel },
  };

  for (const [where, { size, button, menu }] of Object.entries(ways)) {
    test(`appears with them ${where}, and does not change the page before`, async ({ page }) => {
      const release = await holdRequests(page, '**/deferred-*.css');
      await page.setViewportSize(size);
      // The styles that are held may also hold the load event.
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      // The wait for the styles ends by itself, which a busy machine would not leave time to look at.
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
      const places = () =>
        bar(page)
          .locator(':is(a, button):visible')
          .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await places();
      expect(before.length).toBeGreaterThanOrEqual(3);
      await button(page).click();
      await expect(menu(page)).toBeHidden();
      expect(await places()).toEqual(before);
      release();
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).getByRole('link').or(menu(page).locator('summary')).first()).toBeInViewport();
    });

    test(`can be read ${where} if they do not arrive`, async ({ page }) => {
      await page.route('**/deferred-*.css', (route) => route.abort());
      await page.setViewportSize(size);
      await page.goto('/');
      await button(page).click();
      await expect(menu(page)).toBeVisible();
      const barBox = (await bar(page).boundingBox()) ?? noBox;
      const box = (await menu(page).boundingBox()) ?? noBox;
      // Below the bar's buttons, inside the window, on a ground of its own.
      expect(box.y).toBeGreaterThan(barBox.height / 2);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(size.width);
      await expect(menu(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });
  }
});

test.describe('without JavaScript', runOnce, () => {
  test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' });

  test('every page can be reached from the header', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await trigger(page, menuLabels.industries).hover();
    await trigger(page, groupLabelOf('/industries/healthcare')).hover();
    await bar(page)
      .getByRole('link', { name: labelOf('/industries/gyms') })
      .click();
    await expect(page).toHaveURL('/industries/gyms');
    await page.setViewportSize(phone);
    await bar(page).getByRole('button', { name: 'Menu' }).click();
    await page.locator('#mobile-menu summary', { hasText: startingWith(menuLabels.services) }).click();
    await page
      .locator('#mobile-menu')
      .getByRole('link', { name: labelOf('/copywriting') })
      .first()
      .click();
    await expect(page).toHaveURL('/copywriting');
  });

  test('a menu opens on keyboard focus', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await trigger(page, menuLabels.services).focus();
    await expect(entry(page, startingWith(labelOf('/gmb-seo')))).toBeVisible();
  });

  test('at most one menu is open, and one submenu', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await trigger(page, menuLabels.pricing).click();
    await expect(openMenu(page)).toHaveAttribute('aria-label', menuLabels.pricing);
    await trigger(page, menuLabels.industries).hover();
    await expect(openMenu(page)).toHaveAttribute('aria-label', menuLabels.industries);
    const [first = '', second = ''] = groupNames;
    await trigger(page, first).click();
    await trigger(page, second).hover();
    expect(await openGroups(page)).toEqual([second]);
    // The keyboard comes first.
    await page.keyboard.press('Tab');
    await expect(openMenu(page)).toHaveCount(1);
    expect((await openGroups(page)).length).toBeLessThanOrEqual(1);
  });

  test('the bar gets its background from the scroll position', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    expect(await backgroundOpacity(bar(page))).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 100));
    await expect.poll(() => backgroundOpacity(bar(page))).toBe(1);
    await page.goto('/gmb-seo');
    expect(await backgroundOpacity(bar(page))).toBe(1);
  });
});

test('the exported HTML contains the links of closed menus', runOnce, async ({ request }) => {
  const html = await (await request.get('/')).text();
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  for (const path of [
    '/industries/electricians',
    '/industries/marketing-agencies/branding',
    '/book-coaching',
    '/coaching',
    '/about/founder',
  ]) {
    expect(header).toContain(`href="${path}"`);
  }
});

test(
  'the footer has the current year, a placeholder for the blog, and the terms in a new tab',
  runOnce,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-02-03'));
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© 2031 ${site.name}`);
    const blog = footer.getByText(navigation.footerPlaceholder.label).first();
    await expect(blog).toHaveAttribute('aria-disabled', 'true');
    await expect(footer.getByRole('link', { name: startingWith(navigation.legal.terms) })).toHaveAttribute(
      'target',
      '_blank',
    );
    for (const { name } of site.social) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('rel', /noopener/);
    }
  },
);

test('the footer keeps the year of the build if the visitor’s clock is behind', runOnce, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2001-02-03'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(new RegExp(`© 20[2-9][0-9] ${site.name}`));
});
