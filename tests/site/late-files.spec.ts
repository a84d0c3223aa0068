import { expect, test, type Page, type Route } from '@playwright/test';
import { addOnPricing } from '../../lib/content/pages';
import { count, expectCards, next, previous, swipe, visibleCards } from './carousel';
import { holdRequests } from './hold-requests';
import { expectHydrated, hydrateIsland, island, islandFiles, useIsland } from './hydrated';
import { labelOf, menuLabels } from './labels';
import {
  agencies,
  bar,
  desktop,
  entry,
  expectAllClosed,
  expectOpen,
  localServices,
  openGroups,
  openMenu,
  phone,
  phoneMenu,
  phoneMenuButton,
  trigger,
} from './menus';

/* Menus, carousel and tooltip before their files have come, when they come, and if they never do. */

const { buttonText, tooltip: tooltipText } = addOnPricing.custom;
const tooltipLink = (page: Page) => page.getByRole('link', { name: buttonText });
const tooltip = (page: Page) => page.getByRole('tooltip');
const plumbers = (page: Page) => bar(page).getByRole('link', { name: labelOf('/industries/plumbers') });
const solopreneurs = (page: Page) => entry(page, labelOf('/industries/solopreneurs'));

test.describe('menus whose files are late', () => {
  test.use({ viewport: desktop });

  /** Releases the files and waits until the island is hydrated. Does not move the pointer or the focus. */
  let arrive: () => Promise<void>;

  test.beforeEach(async ({ page }) => {
    const release = await holdRequests(page, islandFiles);
    await page.goto('/about/company');
    arrive = async () => {
      await expect(island(page, 'desktop-menu')).not.toHaveAttribute('data-hydrated');
      release();
      await expectHydrated(page, 'desktop-menu');
    };
  });

  test('open on a click, stay open when the files come, and close on the next click', async ({ page }) => {
    await trigger(page, menuLabels.about).click();
    await expectOpen(page, menuLabels.about);
    await arrive();
    await expectOpen(page, menuLabels.about);
    await expect(entry(page, labelOf('/about/company'))).toHaveAttribute('aria-current', 'page');
    await trigger(page, menuLabels.about).click();
    await expectAllClosed(page);
    await trigger(page, menuLabels.about).click();
    await expectOpen(page, menuLabels.about);
  });

  test('stay closed when the files come if a second click or one elsewhere has closed them', async ({ page }) => {
    await trigger(page, menuLabels.pricing).dblclick();
    await expectAllClosed(page);
    await trigger(page, menuLabels.pricing).click();
    await expectOpen(page, menuLabels.pricing);
    await page.mouse.click(8, 500);
    await expectAllClosed(page);
    await arrive();
    await expectAllClosed(page);
  });

  test('show one submenu at most, and keep the one under the pointer', async ({ page }) => {
    await trigger(page, menuLabels.industries).click();
    await trigger(page, agencies).click();
    await trigger(page, localServices).hover();
    expect(await openGroups(page)).toEqual([localServices]);
    await solopreneurs(page).hover();
    expect(await openGroups(page)).toEqual([]);
    await trigger(page, localServices).hover();
    await expect(plumbers(page)).toBeVisible();
    await arrive();
    await expect(plumbers(page)).toBeVisible();
    await expectOpen(page, menuLabels.industries);
    await solopreneurs(page).hover();
    await expect(plumbers(page)).toBeHidden();
  });

  const waysToClose: Record<string, (page: Page) => Promise<void>> = {
    'Escape, one level at a time': async (page) => {
      await page.keyboard.press('Escape');
      await expect.poll(() => openGroups(page)).toEqual([]);
      await expectOpen(page, menuLabels.industries);
      await page.keyboard.press('Escape');
      await expectAllClosed(page);
    },
    'a click elsewhere': async (page) => {
      await page.mouse.click(8, 500);
      await expectAllClosed(page);
    },
    'the pointer on another entry': async (page) => {
      await solopreneurs(page).hover();
      await expect.poll(() => openGroups(page)).toEqual([]);
    },
  };

  for (const [way, close] of Object.entries(waysToClose)) {
    test(`keep a submenu that a click opened when the files come, and close with ${way}`, async ({ page }) => {
      await trigger(page, menuLabels.industries).click();
      await trigger(page, localServices).click();
      await arrive();
      await expect.poll(() => openGroups(page)).toEqual([localServices]);
      await close(page);
    });
  }

  test('keep the focus when the files come', async ({ page }) => {
    await trigger(page, menuLabels.services).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = openMenu(page).getByRole('link').first();
    await expect(first).toBeFocused();
    await arrive();
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expectAllClosed(page);
    await expect(trigger(page, menuLabels.services)).toBeFocused();
  });

  test('work by mouse and keyboard if the files never come', async ({ page }) => {
    await trigger(page, menuLabels.industries).click();
    await trigger(page, localServices).focus();
    await page.keyboard.press('Enter');
    await expect(plumbers(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectOpen(page, menuLabels.industries);
    await page.keyboard.press('Escape');
    await expectAllClosed(page);
    await expect(trigger(page, menuLabels.industries)).toBeFocused();
    await trigger(page, menuLabels.pricing).click();
    await entry(page, labelOf('/pricing')).click();
    await expect(page).toHaveURL('/pricing');
  });
});

test('the first click opens a menu while it hydrates on a slow CPU, and the second closes it', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium supports CPU throttling.');
  await page.setViewportSize(desktop);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/', { waitUntil: 'commit' });
  await trigger(page, menuLabels.pricing).hover();
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.mouse.up();
  await expectOpen(page, menuLabels.pricing);
  await hydrateIsland(page, 'desktop-menu');
  await expectOpen(page, menuLabels.pricing);
  await trigger(page, menuLabels.pricing).click();
  await expectAllClosed(page);
});

test('an island whose files fail once starts on a later use', async ({ page }) => {
  await page.route(islandFiles, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await useIsland(page, 'desktop-menu');
  await failed;
  await page.unroute(islandFiles);
  await page.mouse.move(8, 500);
  await expect(async () => {
    await trigger(page, menuLabels.contact).hover();
    await trigger(page, menuLabels.pricing).hover();
    await expect(island(page, 'desktop-menu')).toHaveAttribute('data-hydrated', '', { timeout: 1_000 });
  }).toPass();
  await trigger(page, menuLabels.pricing).click();
  await expectOpen(page, menuLabels.pricing);
});

test.describe('a menu that is opened before its styles', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test stop animations.');

  const ways = {
    'on a wide screen': { size: desktop, button: (page: Page) => trigger(page, menuLabels.services), menu: openMenu },
    'on a phone': { size: phone, button: phoneMenuButton, menu: phoneMenu },
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

    test(`can be read ${where} if they never come`, async ({ page }) => {
      await page.route('**/deferred-*.css', (route) => route.abort());
      await page.setViewportSize(size);
      await page.goto('/');
      await button(page).click();
      await expect(menu(page)).toBeVisible();
      const barBox = await bar(page).boundingBox();
      const { x, y, width } = (await menu(page).boundingBox()) ?? { x: -1, y: 0, width: 0 };
      // Below the bar's buttons, inside the window, on a ground of its own.
      expect(y).toBeGreaterThan((barBox?.height ?? Infinity) / 2);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width);
      await expect(menu(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });
  }
});

test.describe('the carousel', () => {
  test.use({ viewport: phone });

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test.describe(reducedMotion === 'reduce' ? 'with reduced motion' : 'with smooth scrolling', () => {
      test.use({ reducedMotion });

      test('moves on every click and on Enter before its files come, and continues from there', async ({ page }) => {
        const release = await holdRequests(page, islandFiles);
        await page.goto('/testimonials');
        await next(page).click();
        await expectCards(page, 2);
        await next(page).focus();
        await page.keyboard.press('Enter');
        await expectCards(page, 3);
        release();
        await expect(page.getByText(`3 of ${count}`, { exact: true })).toBeAttached();
        await expectCards(page, 3);
        await expect(next(page)).toBeFocused();
        await next(page).click();
        await expectCards(page, 4);
        await expect(page.getByText(`4 of ${count}`, { exact: true })).toBeAttached();
      });
    });
  }

  const faults: Record<string, (route: Route) => unknown> = {
    hang: () => undefined,
    'are cut off': (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const a =' }),
  };

  for (const [index, [what, answer]] of Object.entries(faults).entries()) {
    const [width, shownCount] = index === 0 ? [1440, 3] : [390, 1];
    test(`moves by a full round at ${width} px if its files ${what}`, async ({ page }) => {
      const shown = (first: number) => Array.from({ length: shownCount }, (_, position) => first + position);
      await page.route(islandFiles, answer);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/testimonials');
      for (let first = 2; first + shownCount - 1 <= count; first += 1) {
        await next(page).click();
        expect(await visibleCards(page)).toEqual(shown(first));
      }
      await next(page).click();
      expect(await visibleCards(page)).toEqual(shown(1));
      await previous(page).click();
      expect(await visibleCards(page)).toEqual(shown(count + 1 - shownCount));
      await previous(page).click();
      expect(await visibleCards(page)).toEqual(shown(count - shownCount));
    });
  }

  test('continues from the position after a swipe if its files never come', async ({ page }) => {
    await page.route(islandFiles, (route) => route.abort());
    await page.goto('/testimonials');
    await swipe(page, 2);
    await expectCards(page, 3);
    await next(page).click();
    await expectCards(page, 4);
  });
});

test.describe('the tooltip', () => {
  const waysToStart: Record<string, (page: Page) => Promise<void>> = {
    pointer: (page) => tooltipLink(page).hover(),
    focus: async (page) => {
      // Makes the focus count as keyboard focus.
      await page.keyboard.press('Tab');
      await tooltipLink(page).focus();
    },
  };

  for (const [what, start] of Object.entries(waysToStart)) {
    test(`opens when its files come if the ${what} is still there`, async ({ page }) => {
      const release = await holdRequests(page, islandFiles);
      await page.goto('/add-on-pricing');
      await start(page);
      await expect(island(page, 'tooltip-link')).not.toHaveAttribute('data-hydrated');
      release();
      await expect(tooltip(page)).toHaveText(tooltipText);
    });
  }

  test('does not open if the pointer has left, and else after its delay', async ({ page }) => {
    const release = await holdRequests(page, islandFiles);
    await page.goto('/add-on-pricing');
    await tooltipLink(page).hover();
    await page.mouse.move(0, 0);
    release();
    await expectHydrated(page, 'tooltip-link');
    // The tooltip's delay is 700 ms.
    await page.waitForTimeout(1_000);
    await expect(tooltip(page)).toHaveCount(0);
    const delay = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = ({ timeStamp }: Event) => {
            const isOpen = () => document.querySelector('[role="tooltip"]') && resolve(performance.now() - timeStamp);
            new MutationObserver(isOpen).observe(document.body, { childList: true, subtree: true });
          };
          addEventListener('pointermove', start, { once: true, capture: true });
        }),
    );
    await tooltipLink(page).hover();
    expect(await delay).toBeGreaterThanOrEqual(700);
  });
});
