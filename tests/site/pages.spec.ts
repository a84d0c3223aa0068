import type { Page } from '@playwright/test';
import { redirects } from '../../lib/content/redirects';
import { documentOf, pagePaths, source } from './exported-site';
import { island } from './hydrated';
import { expect, needsScript, runOnce, test } from './modes';
import { isOutside } from './provider-visit';
import { comparison } from '../../lib/content/comparison';
import { addOnPricing, founder, industryAt, notFound, pricing, schedule } from '../../lib/content/pages';
import { planCell } from '../../lib/content/plan-facts';
import { plans } from '../../lib/content/plans';
import { testimonials } from '../../lib/content/testimonials';
import { actionLabel, footerLabelOf, startingWith } from './labels';

const tooltipButton = (page: Page) => page.getByRole('link', { name: addOnPricing.custom.buttonText });
const tooltip = (page: Page) => page.getByRole('tooltip');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const campaign = (page: Page) => page.evaluate(() => sessionStorage.getItem('campaign'));

type Rule = { where: { selector_matches: string }; eagerness: string };

/** The target paths of an exported page's links that match any selector. */
async function pathsOf(page: Page, html: string, selectors: string[]): Promise<string[]> {
  return page.evaluate(
    ([text, selector]) => {
      if (!text || !selector) return [];
      const links = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll(selector)];
      const paths = links.map((link) => new URL(link.getAttribute('href') ?? '', 'http://site.example').pathname);
      return [...new Set(paths)];
    },
    [html, selectors.join()],
  );
}

/** The linked paths that a page's speculation rules prerender or prefetch. */
async function readSpeculationRules(page: Page, path: string) {
  const scripts = documentOf(path).querySelectorAll('script[type="speculationrules"]');
  expect(scripts, path).toHaveLength(1);
  const rules: Record<string, Rule[]> = JSON.parse(scripts[0]?.rawText ?? '');
  const html = source(path);
  const matched = (kind: string) =>
    pathsOf(
      page,
      html,
      (rules[kind] ?? []).map(({ where }) => where.selector_matches),
    );
  return {
    kinds: Object.keys(rules).toSorted(),
    eagerness: [...new Set(Object.values(rules).flatMap((list) => list.map((rule) => rule.eagerness)))],
    prerendered: await matched('prerender'),
    prefetched: await matched('prefetch'),
    internalPaths: await pathsOf(page, html, ['a[href^="/"]:not([target])']),
  };
}

test('unknown paths answer 404 with the not-found page, which logs the path', runOnce, async ({ page }) => {
  for (const path of ['/no-such-page', '/industries', '/industries/no-such-trade']) {
    const logged = page.waitForEvent('console', (message) => message.text().includes('404: no page at'));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    expect((await logged).text()).toContain(path);
  }
  await page.getByRole('main').getByRole('link', { name: notFound.homeText }).click();
  await expect(page).toHaveURL('/');
});

test.describe('/calendar', runOnce, () => {
  test('redirects to /schedule, and Back returns to the previous page', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: actionLabel('scheduleDemo') })
      .click();
    await expect(page).toHaveURL('/schedule');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(schedule.title.text);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('redirects to /schedule on hosts without redirects too, and replaces the history entry', async ({ page }) => {
    await page.goto('/about/company');
    await page.goto('/calendar.html');
    await expect(page).toHaveURL('/schedule');
    await page.goBack();
    await expect(page).toHaveURL('/about/company');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('redirects to /schedule', async ({ page }) => {
      await page.goto('/calendar');
      await expect(page).toHaveURL('/schedule');
    });
  });
});

test('no page logs an error, or requests another page without hovering over a link', runOnce, async ({ page }) => {
  const errors: string[] = [];
  const requested: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.txt') || pagePaths.includes(pathname)) requested.push(pathname);
  });
  for (const path of ['/', '/pricing', '/add-on-pricing', '/industries/plumbers', '/industries/service-based']) {
    requested.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(requested, path).toEqual([path]);
  }
  expect(errors).toEqual([]);
});

test.describe('from page to page', runOnce, () => {
  test('a link opens the top of a page, Back restores the scroll position, Forward opens the top again', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(1_000);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: footerLabelOf('/about/founder') })
      .click();
    await expect(page).toHaveURL('/about/founder');
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(200);
    await page.goForward();
    await expect(page).toHaveURL('/about/founder');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('an address with a fragment scrolls to its target', async ({ page }) => {
    await page.goto('/industries/plumbers#figures');
    const target = page.getByRole('heading', { name: industryAt('/industries/plumbers').stats.title });
    await expect(target).toBeInViewport();
    const bar = await page.getByRole('banner').boundingBox();
    expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  });

  test('a link opens a new document with its own title', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      document.documentElement.dataset.first = '';
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: footerLabelOf('/about/founder') })
      .click();
    await expect(page).toHaveTitle(startingWith(founder.seo.title));
    await expect(page.locator('html')).not.toHaveAttribute('data-first');
    await expect(page.locator('body')).toBeFocused();
  });
});

test.describe('speculation rules', runOnce, () => {
  const withEmbed = pagePaths.filter((path) => documentOf(path).querySelector('[data-frame], [data-chat]'));
  const redirectsToEmbeds = redirects.filter(({ to }) => withEmbed.includes(to)).map(({ from }) => from);
  const prefetchOnly = new Set([...withEmbed, ...redirectsToEmbeds]);

  test('prerender content pages, and only prefetch pages with an embed', async ({ page }) => {
    expect(withEmbed).toHaveLength(5);
    for (const path of [...pagePaths, '/404']) {
      const { kinds, eagerness, prerendered, prefetched, internalPaths } = await readSpeculationRules(page, path);
      expect(kinds, path).toEqual(['prefetch', 'prerender']);
      // On hover, not earlier.
      expect(eagerness, path).toEqual(['moderate']);
      expect(prerendered.length, path).toBeGreaterThan(10);
      expect(
        prerendered.filter((target) => !pagePaths.includes(target) || withEmbed.includes(target)),
        path,
      ).toEqual([]);
      expect(
        prefetched.filter((target) => !prefetchOnly.has(target)),
        path,
      ).toEqual([]);
      expect([...prerendered, ...prefetched].toSorted(), path).toEqual(internalPaths.toSorted());
    }
  });

  test.describe('prerendered pages', () => {
    test.beforeEach(async ({ page }) => {
      // Simulates prerendering, which Playwright disables.
      await page.addInitScript(() => {
        let prerendering = true;
        Object.defineProperty(document, 'prerendering', { configurable: true, get: () => prerendering });
        addEventListener('show-the-page', () => {
          prerendering = false;
          document.dispatchEvent(new Event('prerenderingchange', { bubbles: true }));
        });
      });
    });

    test('do not open a frame or save a campaign', async ({ page }) => {
      const outside: string[] = [];
      page.on('request', (request) => {
        if (isOutside(request.url())) outside.push(request.url());
      });
      await page.goto('/schedule?utm_source=ads', { waitUntil: 'networkidle' });
      // In a page that never paints, the frame would open after 1.5 seconds.
      await page.waitForTimeout(2_000);
      await expect(page.locator('main iframe')).toHaveCount(0);
      expect(outside).toEqual([]);
      expect(await campaign(page)).toBeNull();
      await expect(page).toHaveURL('/schedule?utm_source=ads');
      await page.evaluate(() => dispatchEvent(new Event('show-the-page')));
      await expect(page.locator('main iframe')).toHaveCount(1);
      await expect(page.locator('main iframe')).toHaveAttribute('src', /utm_source=ads/);
      await expect(island(page, 'provider-status')).toHaveAttribute('data-hydrated');
      expect(await campaign(page)).toContain('utm_source=ads');
    });

    test('have the styles of what can be opened before they are shown', async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('load', () => {
          document.documentElement.dataset.sheets = `${document.querySelectorAll('link[rel="stylesheet"]').length}`;
        });
      });
      await page.goto('/pricing');
      await expect(page.locator('html')).toHaveAttribute('data-sheets', '1');
    });

    test('do not load the chat', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      // The browser is idle, so the chat would load before its timeout of 5 seconds.
      await page.waitForTimeout(1_000);
      await expect(page.locator('script[data-widget-id]')).toHaveCount(0);
      await page.evaluate(() => dispatchEvent(new Event('show-the-page')));
      await expect(page.locator('script[data-widget-id]')).toHaveCount(1);
    });
  });
});

test('the comparison table stays readable at 360 px', runOnce, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  const membersRow = comparison.find((row) => 'fact' in row && row.fact === 'members');
  if (!membersRow) throw new Error('the comparison has no row for members');
  const table = page.getByRole('table', { name: pricing.comparison.title });
  await expect(table.getByRole('columnheader')).toHaveCount(plans.length);
  await expect(table.getByRole('row').filter({ hasText: membersRow.feature }).first().getByRole('cell')).toHaveText(
    plans.map((plan) => String(planCell(plan, membersRow))),
  );
  const clipped = await table.evaluate(
    (element) =>
      [...element.querySelectorAll('th, td')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
  );
  expect(clipped).toBe(0);
  await table.getByRole('rowheader', { name: comparison.at(-3)?.feature }).scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: plans.at(-1)?.title })).toBeInViewport();
});

test.describe('the comparison table', runOnce, () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium shows its accessibility tree to a test.');

  for (const width of [360, 1440]) {
    test(`is a table to assistive technology at ${width} px, without explicit roles`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/pricing');
      const table = page.getByRole('table', { name: pricing.comparison.title });
      await expect(table.locator('[role]')).toHaveCount(0);
      await expect(table).not.toHaveAttribute('role');
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
      expect(count('table')).toBe(1);
      expect(count('row')).toBe(comparison.length + 1);
      expect(count('rowheader')).toBe(comparison.length);
      expect(count('columnheader')).toBeGreaterThanOrEqual(plans.length);
      expect(count('cell') + count('gridcell')).toBe(comparison.length * plans.length);
    });
  }
});

test.describe('the custom-solution button', () => {
  test('has a tooltip on hover and on focus', needsScript, async ({ page }) => {
    await page.goto('/add-on-pricing');
    await tooltipButton(page).hover();
    await expect(tooltip(page)).toHaveText(addOnPricing.custom.tooltip);
    await page.mouse.move(0, 0, { steps: 5 });
    await expect(tooltip(page)).toBeHidden();
    await tooltipButton(page).focus();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
  });

  test('has a tooltip if the first interaction is keyboard focus', needsScript, async ({ page }) => {
    await page.goto('/add-on-pricing');
    await tooltipButton(page).focus();
    await expect(tooltip(page)).toBeVisible();
  });

  test('keeps its tooltip when the focus scrolls the page to it', needsScript, async ({ page, prepare }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/add-on-pricing');
    // The difference is in the tooltip's own listeners, which are there once it is hydrated.
    await prepare('tooltip-link');
    await page.mouse.move(0, 0);
    await expect(tooltip(page)).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
    await tooltipButton(page).evaluate((button) => {
      const links = [...document.querySelectorAll<HTMLElement>('main a')];
      links[links.indexOf(button as HTMLElement) - 1]?.focus({ preventScroll: true });
    });
    await page.keyboard.press('Tab');
    await expect(tooltipButton(page)).toBeFocused();
    expect(await scrollTop(page)).toBeGreaterThan(500);
    await expect(tooltip(page)).toBeVisible();
    // The scroll event comes in the next frame.
    await page.waitForTimeout(300);
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toBeHidden();
  });

  test('has the same description for screen readers, and links to the contact form', async ({ page, prepare }) => {
    await page.goto('/add-on-pricing');
    await prepare('tooltip-link');
    await expect(tooltipButton(page)).toHaveAccessibleDescription(addOnPricing.custom.tooltip);
    await tooltipButton(page).click();
    await expect(page).toHaveURL('/contact');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('opens the contact form without a tooltip', async ({ page }) => {
      await page.goto('/add-on-pricing');
      await tooltipButton(page).tap();
      await expect(page).toHaveURL('/contact');
    });
  });
});

test('with reduced motion there are no animations', runOnce, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const running = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation.timeline === document.timeline).length,
  );
  expect(running).toBe(0);
});

test.describe('printed', runOnce, () => {
  test('the home page has no chat', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('chat-widget')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('chat-widget')).toBeHidden();
  });

  test('a carousel shows all its cards, none cut off', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    // The width of a sheet of paper without its margins.
    await page.setViewportSize({ width: 700, height: 1000 });
    await page.goto('/testimonials');
    const cards = page.getByRole('group', { name: 'Testimonials' }).getByRole('listitem');
    await expect(cards).toHaveCount(testimonials.length);
    await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
    for (const card of await cards.all()) {
      await expect.poll(async () => (await card.boundingBox())?.x).toBeGreaterThanOrEqual(0);
      const { x, width } = (await card.boundingBox()) ?? { x: 0, width: 0 };
      expect(x + width).toBeLessThanOrEqual(700);
      expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
    }
  });

  for (const path of ['/terms-of-service', '/pricing', '/add-on-pricing']) {
    test(`${path} has no navigation`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.locator('footer').last()).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
