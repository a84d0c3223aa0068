import type { Page } from '@playwright/test';
import { withAliases } from '../../lib/content/aliases';
import { documentOf, pagePaths } from './exported-site';
import { hold } from './hold';
import { hydratedIsland, island, useIsland } from './hydrated';
import { expect, islandFiles, needsScript, sameAlways, test } from './modes';
import { isOutside } from './provider-visit';
import { addOnPricing } from '../../lib/content/pages';
import { testimonials } from '../../lib/content/testimonials';
import { groupLabelOf, labelOf, menuLabels } from './labels';
import { pageErrorsOf } from './trouble';

/* When the islands' files are loaded, and what becomes of what a visitor does before they have come. */

const framePaths = withAliases(['/schedule', '/contact', '/coaching']);

const trigger = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const openMenu = (page: Page) => page.locator('.desktop-menu [data-level="menu"] > .menu-panel:visible');
const next = (page: Page) => page.getByRole('button', { name: 'Next testimonial' });
const row = (page: Page) => page.getByRole('list', { name: 'Testimonials' });
const button = (page: Page) => page.getByRole('link', { name: addOnPricing.custom.buttonText });
const tooltip = (page: Page) => page.getByRole('tooltip');

/** The position, from 1, of the first card in the carousel. */
async function firstCard(page: Page): Promise<number> {
  return row(page).evaluate((list) => {
    const { left } = list.getBoundingClientRect();
    return [...list.children].findIndex((card) => card.getBoundingClientRect().left >= left - 1) + 1;
  });
}

/** The scripts of the site itself that a page asks for. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isOutside(request.url()) && (request.resourceType() === 'script' || pathname.endsWith('.js')))
      asked.push(pathname);
  });
  return asked;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

test.describe('before a page is used', sameAlways, () => {
  test('its HTML asks for no script file', () => {
    for (const path of [...pagePaths, '/404']) {
      const asking = 'script[src], link[as="script"], link[rel="modulepreload"]';
      expect(documentOf(path).querySelectorAll(asking), path).toEqual([]);
    }
  });

  test('the islands that start by themselves are those beside a frame', () => {
    for (const path of [...pagePaths, '/404']) {
      const started = documentOf(path).querySelectorAll('[data-island="load"]');
      const names = started.map((element) => element.getAttribute('data-component'));
      expect(names, path).toEqual(framePaths.includes(path) ? ['provider-status'] : []);
    }
  });

  for (const path of ['/', '/pricing', '/add-on-pricing', '/testimonials', '/industries/plumbers']) {
    test(`${path} asks for no script while nobody does anything for two seconds`, async ({ page }) => {
      const asked = scriptsOf(page);
      await page.goto(path);
      await scrollThrough(page);
      await page.waitForTimeout(2_000);
      await expect(page.locator('[data-hydrated]')).toHaveCount(0);
      // The chat, which needs no framework, has a script of its own.
      expect(asked.filter((script) => !script.includes('/open-chat-'))).toEqual([]);
    });
  }

  for (const path of framePaths) {
    test(`${path} asks for the files of what is beside its frame, and for no others`, async ({ page }) => {
      const asked = scriptsOf(page);
      await page.goto(path);
      const { scripts = '', props = '' } = await island(page, 'provider-status').evaluate((element: HTMLElement) => ({
        ...element.dataset,
      }));
      await expect(island(page, 'provider-status')).toHaveAttribute('data-hydrated', '');
      await page.waitForLoadState('networkidle');
      expect(asked.toSorted()).toEqual([...scripts.split(' '), props].toSorted());
      await expect(island(page, 'desktop-menu')).not.toHaveAttribute('data-hydrated');
    });
  }
});

test.describe('an island starts', needsScript, () => {
  const pathOf = { 'desktop-menu': '/', 'carousel-controls': '/testimonials', 'tooltip-link': '/add-on-pricing' };

  for (const name of ['desktop-menu', 'carousel-controls', 'tooltip-link'] as const) {
    test(`when the pointer reaches it: ${name}`, async ({ page }) => {
      await page.goto(pathOf[name]);
      await hydratedIsland(page, name);
    });

    test(`when the focus reaches it: ${name}`, async ({ page }) => {
      await page.goto(pathOf[name]);
      await island(page, name).locator('button, a').first().focus();
      await expect(island(page, name)).toHaveAttribute('data-hydrated', '');
    });
  }

  test('when the focus reaches the cards of its carousel, but not when the pointer does', async ({ page }) => {
    const asked = scriptsOf(page);
    await page.goto('/testimonials');
    await row(page).hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await row(page).focus();
    await expect(island(page, 'carousel-controls')).toHaveAttribute('data-hydrated', '');
  });

  test.describe('when it is touched', () => {
    test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

    test('the menus: the touch opens one', async ({ page }) => {
      await page.goto('/');
      await trigger(page, menuLabels.pricing).tap();
      await expect(openMenu(page)).toHaveCount(1);
      await expect(island(page, 'desktop-menu')).toHaveAttribute('data-hydrated', '');
      await expect(openMenu(page)).toHaveCount(1);
      await trigger(page, menuLabels.pricing).tap();
      await expect(openMenu(page)).toHaveCount(0);
    });

    test('the carousel’s buttons: the touch moves it', async ({ page }) => {
      await page.goto('/testimonials');
      await next(page).tap();
      await expect.poll(() => firstCard(page)).toBe(2);
      await expect(island(page, 'carousel-controls')).toHaveAttribute('data-hydrated', '');
    });
  });

  test('alone: the others of its page wait for their own use', async ({ page }) => {
    await page.goto('/testimonials');
    await hydratedIsland(page, 'carousel-controls');
    await expect(island(page, 'desktop-menu')).not.toHaveAttribute('data-hydrated');
  });
});

test.describe('what comes before the files', sameAlways, () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test.describe(reducedMotion === 'reduce' ? 'with less motion' : 'with smooth scrolling', () => {
      test.use({ reducedMotion, viewport: { width: 390, height: 844 } });

      test('every click on the carousel’s buttons moves it, once, and the next goes on from there', async ({
        page,
      }) => {
        const release = await hold(page, islandFiles);
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

  test('Enter on a button of the carousel moves it, and the focus stays', async ({ page }) => {
    const release = await hold(page, islandFiles);
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

  test('the tooltip opens for a pointer that has been there since', async ({ page }) => {
    const release = await hold(page, islandFiles);
    await page.goto('/add-on-pricing');
    await button(page).hover();
    await expect(island(page, 'tooltip-link')).not.toHaveAttribute('data-hydrated');
    release();
    await expect(tooltip(page)).toHaveText(addOnPricing.custom.tooltip);
  });

  test('the tooltip stays away when the pointer has left', async ({ page }) => {
    const release = await hold(page, islandFiles);
    await page.goto('/add-on-pricing');
    await button(page).hover();
    await page.mouse.move(0, 0);
    release();
    await expect(island(page, 'tooltip-link')).toHaveAttribute('data-hydrated', '');
    // The tooltip's delay is 700 ms.
    await page.waitForTimeout(1_000);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('the tooltip opens for a focus that has been there since', async ({ page }) => {
    const release = await hold(page, islandFiles);
    await page.goto('/add-on-pricing');
    // The keyboard's focus, which a script's would not be.
    await page.keyboard.press('Tab');
    await button(page).focus();
    await expect(island(page, 'tooltip-link')).not.toHaveAttribute('data-hydrated');
    release();
    await expect(tooltip(page)).toBeVisible();
    await expect(button(page)).toBeFocused();
  });

  test('an island whose files fail once starts at a later use', async ({ page }) => {
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

/** Wraps every text in two elements, as Google Translate does. */
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

/** Puts elements of its own beside and into what it finds, as extensions for passwords, spelling or prices do. */
async function extend(page: Page): Promise<void> {
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

const changes = { 'a page translated in place': translate, 'an extension’s elements in an island': extend };

for (const [what, change] of Object.entries(changes)) {
  test.describe(what, sameAlways, () => {
    test('leaves the menus as they are', async ({ page }) => {
      const trouble = pageErrorsOf(page);
      await page.goto('/');
      await change(page);
      await hydratedIsland(page, 'desktop-menu');
      for (const name of [menuLabels.services, menuLabels.industries, menuLabels.contact]) {
        await trigger(page, name).click();
        await expect(openMenu(page)).toHaveCount(1);
      }
      await trigger(page, menuLabels.industries).click();
      await trigger(page, groupLabelOf('/industries/service-based')).hover();
      await expect(page.getByRole('banner').getByRole('link', { name: labelOf('/industries/plumbers') })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(openMenu(page)).toHaveCount(0);
      expect(trouble).toEqual([]);
    });

    test('leaves a menu open that was open before the files had come', async ({ page }) => {
      const release = await hold(page, islandFiles);
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

    test('leaves the carousel as it is, with the clicks before its files', async ({ page }) => {
      const release = await hold(page, islandFiles);
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

test('a page translated after its menus were used leaves them as they are', sameAlways, async ({ page }) => {
  const trouble = pageErrorsOf(page);
  await page.goto('/');
  await hydratedIsland(page, 'desktop-menu');
  await trigger(page, menuLabels.industries).click();
  await translate(page);
  await trigger(page, menuLabels.pricing).click();
  await expect(openMenu(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(openMenu(page)).toHaveCount(0);
  expect(trouble).toEqual([]);
});
