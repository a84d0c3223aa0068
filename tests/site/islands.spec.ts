import type { Page } from '@playwright/test';
import { withAliases } from '../../lib/content/aliases';
import { documentOf, filesOfIsland, pagePaths } from './exported-site';
import { holdRequests } from './hold-requests';
import { hydrateIsland, island, useIsland } from './hydrated';
import { expect, islandFiles, needsScript, runOnce, test } from './modes';
import { isOutside } from './provider-visit';
import { addOnPricing } from '../../lib/content/pages';
import { testimonials } from '../../lib/content/testimonials';
import { groupLabelOf, labelOf, menuLabels } from './labels';
import { collectPageErrors } from './page-errors';
import { repeatedUnless } from '../extent';

/* When the islands' files are loaded, and interactions before that. */

const framePaths = withAliases(['/schedule', '/contact', '/coaching']);

const trigger = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const openMenu = (page: Page) => page.locator('.desktop-menu [data-level="menu"] > .menu-panel:visible');
const next = (page: Page) => page.getByRole('button', { name: 'Next testimonial' });
const row = (page: Page) => page.getByRole('list', { name: 'Testimonials' });
const button = (page: Page) => page.getByRole('link', { name: addOnPricing.custom.buttonText });
const tooltip = (page: Page) => page.getByRole('tooltip');

/** The position of the first visible card in the carousel, starting from 1. */
async function firstCard(page: Page): Promise<number> {
  return row(page).evaluate((list) => {
    const { left } = list.getBoundingClientRect();
    return [...list.children].findIndex((card) => card.getBoundingClientRect().left >= left - 1) + 1;
  });
}

/** Records requests for the site's own scripts. */
function recordScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isOutside(request.url()) && (request.resourceType() === 'script' || pathname.endsWith('.js')))
      requested.push(pathname);
  });
  return requested;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

test.describe('before a page is used', runOnce, () => {
  test('its HTML references no script files', () => {
    for (const path of [...pagePaths, '/404']) {
      const asking = 'script[src], link[as="script"], link[rel="modulepreload"]';
      expect(documentOf(path).querySelectorAll(asking), path).toEqual([]);
    }
  });

  test('only the islands next to a frame start by themselves', () => {
    for (const path of [...pagePaths, '/404']) {
      const started = documentOf(path).querySelectorAll('[data-island="load"]');
      const names = started.map((element) => element.getAttribute('data-component'));
      expect(names, path).toEqual(framePaths.includes(path) ? ['provider-status'] : []);
    }
  });

  for (const path of ['/', '/pricing', '/add-on-pricing', '/testimonials', '/industries/plumbers']) {
    const details = repeatedUnless(path === '/' || path === '/testimonials');
    test(`${path} requests no scripts during two seconds without interaction`, details, async ({ page }) => {
      const requested = recordScripts(page);
      await page.goto(path);
      await scrollThrough(page);
      await page.waitForTimeout(2_000);
      await expect(page.locator('[data-hydrated]')).toHaveCount(0);
      // The chat has its own script, without the framework.
      expect(requested.filter((script) => !script.includes('/open-chat-'))).toEqual([]);
    });
  }

  for (const path of framePaths) {
    const details = repeatedUnless(path === '/schedule');
    test(`${path} requests only the files of the island next to its frame`, details, async ({ page }) => {
      const requested = recordScripts(page);
      await page.goto(path);
      await expect(island(page, 'provider-status')).toHaveAttribute('data-hydrated', '');
      await page.waitForLoadState('networkidle');
      expect(requested.toSorted()).toEqual(filesOfIsland(path, 'provider-status').toSorted());
      await expect(island(page, 'desktop-menu')).not.toHaveAttribute('data-hydrated');
    });
  }
});

test.describe('an island starts', needsScript, () => {
  const pathOf = { 'desktop-menu': '/', 'carousel-controls': '/testimonials', 'tooltip-link': '/add-on-pricing' };

  for (const name of ['desktop-menu', 'carousel-controls', 'tooltip-link'] as const) {
    test(`on hover: ${name}`, async ({ page }) => {
      await page.goto(pathOf[name]);
      await hydrateIsland(page, name);
    });

    test(`on focus: ${name}`, async ({ page }) => {
      await page.goto(pathOf[name]);
      await island(page, name).locator('button, a').first().focus();
      await expect(island(page, name)).toHaveAttribute('data-hydrated', '');
    });
  }

  test('on focus of its carousel’s cards, but not on hover', async ({ page }) => {
    const requested = recordScripts(page);
    await page.goto('/testimonials');
    await row(page).hover();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await row(page).focus();
    await expect(island(page, 'carousel-controls')).toHaveAttribute('data-hydrated', '');
  });

  test.describe('on touch', () => {
    test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

    test('of the menus: the touch opens a menu', async ({ page }) => {
      await page.goto('/');
      await trigger(page, menuLabels.pricing).tap();
      await expect(openMenu(page)).toHaveCount(1);
      await expect(island(page, 'desktop-menu')).toHaveAttribute('data-hydrated', '');
      await expect(openMenu(page)).toHaveCount(1);
      await trigger(page, menuLabels.pricing).tap();
      await expect(openMenu(page)).toHaveCount(0);
    });

    test('of the carousel’s buttons: the touch moves it', async ({ page }) => {
      await page.goto('/testimonials');
      await next(page).tap();
      await expect.poll(() => firstCard(page)).toBe(2);
      await expect(island(page, 'carousel-controls')).toHaveAttribute('data-hydrated', '');
    });
  });

  test('alone: other islands of the page do not start', async ({ page }) => {
    await page.goto('/testimonials');
    await hydrateIsland(page, 'carousel-controls');
    await expect(island(page, 'desktop-menu')).not.toHaveAttribute('data-hydrated');
  });
});

test.describe('before the files are loaded', runOnce, () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test.describe(reducedMotion === 'reduce' ? 'with reduced motion' : 'with smooth scrolling', () => {
      test.use({ reducedMotion, viewport: { width: 390, height: 844 } });

      test('every click on the carousel’s buttons moves it once, and the next continues from there', async ({
        page,
      }) => {
        const release = await holdRequests(page, islandFiles);
        await page.goto('/testimonials');
        await next(page).click();
        expect(await firstCard(page)).toBe(2);
        await next(page).click();
        expect(await firstCard(page)).toBe(3);
        release();
        await expect(page.getByText(`3 of ${testimonials.length}`, { exact: true })).toBeAttached();
        expect(await firstCard(page)).toBe(3);
        await next(page).click();
        await expect.poll(() => firstCard(page)).toBe(4);
        await expect(page.getByText(`4 of ${testimonials.length}`, { exact: true })).toBeAttached();
      });
    });
  }

  test('Enter on a carousel button moves it and keeps the focus', async ({ page }) => {
    const release = await holdRequests(page, islandFiles);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/testimonials');
    await next(page).focus();
    await page.keyboard.press('Enter');
    expect(await firstCard(page)).toBe(2);
    release();
    await expect(island(page, 'carousel-controls')).toHaveAttribute('data-hydrated', '');
    expect(await firstCard(page)).toBe(2);
    await expect(next(page)).toBeFocused();
  });

  test('the tooltip opens after hydration if the pointer is still there', async ({ page }) => {
    const release = await holdRequests(page, islandFiles);
    await page.goto('/add-on-pricing');
    await button(page).hover();
    await expect(island(page, 'tooltip-link')).not.toHaveAttribute('data-hydrated');
    release();
    await expect(tooltip(page)).toHaveText(addOnPricing.custom.tooltip);
  });

  test('the tooltip does not open if the pointer has left', async ({ page }) => {
    const release = await holdRequests(page, islandFiles);
    await page.goto('/add-on-pricing');
    await button(page).hover();
    await page.mouse.move(0, 0);
    release();
    await expect(island(page, 'tooltip-link')).toHaveAttribute('data-hydrated', '');
    // The tooltip's delay is 700 ms.
    await page.waitForTimeout(1_000);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('the tooltip opens after hydration if the focus is still there', async ({ page }) => {
    const release = await holdRequests(page, islandFiles);
    await page.goto('/add-on-pricing');
    // Makes the focus count as keyboard focus.
    await page.keyboard.press('Tab');
    await button(page).focus();
    await expect(island(page, 'tooltip-link')).not.toHaveAttribute('data-hydrated');
    release();
    await expect(tooltip(page)).toBeVisible();
    await expect(button(page)).toBeFocused();
  });

  test('an island whose files fail once starts on a later use', async ({ page }) => {
    await page.route(islandFiles, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/');
    await useIsland(page, 'desktop-menu');
    await failed;
    await page.unroute(islandFiles);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(async () => {
      await trigger(page, menuLabels.contact).hover();
      await trigger(page, menuLabels.pricing).hover();
      await expect(island(page, 'desktop-menu')).toHaveAttribute('data-hydrated', '', { timeout: 1_000 });
    }).toPass();
    await trigger(page, menuLabels.pricing).click();
    await expect(openMenu(page)).toHaveCount(1);
  });
});

/** Wraps every text node in two elements, like Google Translate. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isCode = node.parentElement?.closest('script, style, template, noscript');
      if (node instanceof Text && !isCode && node.data.trim()) texts.push(node);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });
}

/** Adds elements and attributes to islands, like browser extensions. */
async function simulateExtension(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll(
      '[data-component], [data-component] :is(nav, ul, li, button, a, div)',
    )) {
      const added = document.createElement('extension-element');
      added.hidden = true;
      part.prepend(added);
      part.append(added.cloneNode(true));
      part.setAttribute('data-extension', '');
    }
  });
}

const changes = { 'a translated page': translate, 'an island changed by an extension': simulateExtension };

for (const [what, change] of Object.entries(changes)) {
  test.describe(what, runOnce, () => {
    test('has working menus', async ({ page }) => {
      const errors = collectPageErrors(page);
      await page.goto('/');
      await change(page);
      await hydrateIsland(page, 'desktop-menu');
      for (const name of [menuLabels.services, menuLabels.industries, menuLabels.contact]) {
        await trigger(page, name).click();
        await expect(openMenu(page)).toHaveCount(1);
      }
      await trigger(page, menuLabels.industries).click();
      await trigger(page, groupLabelOf('/industries/service-based')).hover();
      await expect(page.getByRole('banner').getByRole('link', { name: labelOf('/industries/plumbers') })).toBeVisible();
      // One level each.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(openMenu(page)).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test('keeps a menu open that was opened before hydration', async ({ page }) => {
      const release = await holdRequests(page, islandFiles);
      await page.goto('/');
      await change(page);
      await trigger(page, menuLabels.pricing).click();
      await expect(openMenu(page)).toHaveCount(1);
      release();
      await expect(island(page, 'desktop-menu')).toHaveAttribute('data-hydrated', '');
      await expect(openMenu(page)).toHaveCount(1);
      await trigger(page, menuLabels.pricing).click();
      await expect(openMenu(page)).toHaveCount(0);
    });

    test('keeps a click that began before hydration', async ({ page }) => {
      const release = await holdRequests(page, islandFiles);
      await page.goto('/');
      await change(page);
      await trigger(page, menuLabels.pricing).hover();
      await page.mouse.down();
      release();
      const imports = filesOfIsland('/', 'desktop-menu').map((file) => `import(${JSON.stringify(file)})`);
      await page.evaluate(`Promise.all([${imports.join()}]).then(() => new Promise(requestAnimationFrame))`);
      await page.mouse.up();
      await expect(openMenu(page)).toHaveCount(1);
      await expect(island(page, 'desktop-menu')).toHaveAttribute('data-hydrated', '');
      await expect(openMenu(page)).toHaveCount(1);
    });

    test('keeps the keyboard’s focus through hydration', async ({ page }) => {
      await page.goto('/');
      await change(page);
      await page.keyboard.press('Tab');
      await trigger(page, menuLabels.about).focus();
      await expect(island(page, 'desktop-menu')).toHaveAttribute('data-hydrated', '');
      await expect(trigger(page, menuLabels.about)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(openMenu(page)).toHaveCount(1);
    });

    test('has a working carousel and keeps its position from before hydration', async ({ page }) => {
      const release = await holdRequests(page, islandFiles);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/testimonials');
      await change(page);
      await next(page).click();
      release();
      await expect(island(page, 'carousel-controls')).toHaveAttribute('data-hydrated', '');
      expect(await firstCard(page)).toBe(2);
      await next(page).click();
      await expect.poll(() => firstCard(page)).toBe(3);
    });
  });
}

test('the menus work if the page is translated after they were used', runOnce, async ({ page }) => {
  const errors = collectPageErrors(page);
  await page.goto('/');
  await hydrateIsland(page, 'desktop-menu');
  await trigger(page, menuLabels.industries).click();
  await translate(page);
  await trigger(page, menuLabels.pricing).click();
  await expect(openMenu(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(openMenu(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
