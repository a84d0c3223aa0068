import { expect, test, type Page } from '@playwright/test';
import { addOnPricing } from '../../lib/content/pages';
import { count, expectCards, next, previous, swipe, visibleCards } from './carousel';
import { holdRequests } from './hold-requests';
import { expectHydrated, island, islandFiles, useIsland } from './hydrated';
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

  test('keep the one submenu that is under the pointer when the files come', async ({ page }) => {
    await trigger(page, menuLabels.industries).click();
    await trigger(page, agencies).click();
    await trigger(page, localServices).hover();
    expect(await openGroups(page)).toEqual([localServices]);
    await arrive();
    await expect(plumbers(page)).toBeVisible();
    await expectOpen(page, menuLabels.industries);
    await solopreneurs(page).hover();
    await expect(plumbers(page)).toBeHidden();
  });

  test('keep a submenu that a click opened when the files come, and close with Escape, one level at a time', async ({
    page,
  }) => {
    await trigger(page, menuLabels.industries).click();
    await trigger(page, localServices).click();
    await arrive();
    await expect.poll(() => openGroups(page)).toEqual([localServices]);
    await page.keyboard.press('Escape');
    await expect.poll(() => openGroups(page)).toEqual([]);
    await expectOpen(page, menuLabels.industries);
    await page.keyboard.press('Escape');
    await expectAllClosed(page);
  });

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
      // In one task of the page, because the wait for the styles ends by itself.
      const [before, during] = await button(page).evaluate(async (pressed: HTMLElement) => {
        const { ownerDocument } = pressed;
        const shown = () =>
          [...ownerDocument.querySelectorAll('header :is(a, button), #mobile-menu :is(a, summary)')]
            .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .map((part) => JSON.stringify(part.getBoundingClientRect()));
        await document.fonts.ready;
        const first = shown();
        pressed.click();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return [first, shown()];
      });
      expect(before?.length).toBeGreaterThanOrEqual(3);
      expect(during).toEqual(before);
      release();
      await expect(menu(page)).toBeVisible();
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

  test('moves on every click and on Enter before its files come, and continues from there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
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
  });

  test('moves by a full round if its files never come, also after a swipe', async ({ page }) => {
    await page.route(islandFiles, (route) => route.abort());
    await page.goto('/testimonials');
    for (let card = 2; card <= count; card += 1) {
      await next(page).click();
      expect(await visibleCards(page)).toEqual([card]);
    }
    await next(page).click();
    expect(await visibleCards(page)).toEqual([1]);
    await previous(page).click();
    expect(await visibleCards(page)).toEqual([count]);
    await swipe(page, -2);
    await expectCards(page, count - 2);
    await next(page).click();
    await expectCards(page, count - 1);
  });
});

test.describe('the tooltip', () => {
  test('opens when its files come if the pointer is still there', async ({ page }) => {
    const release = await holdRequests(page, islandFiles);
    await page.goto('/add-on-pricing');
    await tooltipLink(page).hover();
    await expect(island(page, 'tooltip-link')).not.toHaveAttribute('data-hydrated');
    release();
    await expect(tooltip(page)).toHaveText(tooltipText);
  });

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
