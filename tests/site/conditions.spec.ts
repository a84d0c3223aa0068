import { expect, test, type Page } from '@playwright/test';
import { color } from '../../components/generated-images/palette';
import {
  findButtons,
  largestCovered,
  markButtons,
  misplacedHeadings,
  motions,
  noProblems,
  setTextSpacing,
  textProblems,
  unseen,
  walk,
} from './accessibility';
import { site } from '../../lib/content';
import { testimonials } from '../../lib/content/pages';
import { drawn, fonts, heightOf, holdRequests, layOutAll, layoutShifts, sidewaysScroll, styled } from './page';
import { groupLabelOf, labelOf, menuLabels, lastService, trade } from './labels';
import { barOpacity } from './menus';
import { chatPages, representatives } from './exported-site';

/* The conditions of WCAG 2.2 AA, and what visitors set in their browser, on one page of each layout. Privacy: attribution.spec.ts. */

/** A window 1,280 px wide and 1,024 px high, at 400%. */
const zoomed = { width: 320, height: 256 };
const landscape = { width: 844, height: 390 };

async function expectAllShown(page: Page, when: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), `pixels to scroll sideways ${when}`).toBe(0);
  expect.soft(await page.evaluate(textProblems), `texts ${when}`).toEqual(noProblems);
}

async function waitForFrame(page: Page): Promise<void> {
  if ((await page.locator('.provider-host').count()) === 0) return;
  await page.locator('.provider-host').scrollIntoViewIfNeeded();
  await expect(page.locator('main [data-state="complete"]')).toBeAttached();
}

for (const path of representatives) {
  test(`the conditions of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await drawn(page);
    await test.step('place kept for what is left out', async () => {
      const reserved = await heightOf(page);
      await layOutAll(page);
      const height = await heightOf(page);
      // On phones: visits.spec.ts.
      expect.soft(Math.abs(reserved - height) / height).toBeLessThanOrEqual(0.03);
    });
    await waitForFrame(page);
    await page.evaluate(markButtons, await page.evaluate(findButtons));
    await test.step('keyboard', async () => {
      // The header and the footer are the same on all pages.
      expect.soft(await walk(page, path === '/' ? 'body' : 'main'), 'on the way with the Tab key').toEqual([]);
    });
    await test.step('motion', async () => expect.soft(await page.evaluate(motions)).toEqual([]));
    await test.step('order of headings', async () => expect.soft(await page.evaluate(misplacedHeadings)).toEqual([]));
    await test.step('forced colors', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect.soft(await page.evaluate(unseen), `not seen, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
    });
    await test.step('low windows', async () => {
      for (const size of [zoomed, landscape]) {
        await page.setViewportSize(size);
        await expectAllShown(page, `at ${size.width} by ${size.height} px`);
        if (path === '/') expect.soft(await walk(page), `with the Tab key at ${size.height} px`).toEqual([]);
        expect.soft(await page.evaluate(largestCovered), `covered at ${size.height} px`).toBeLessThanOrEqual(1 / 3);
      }
    });
    const session = await page.context().newCDPSession(page);
    await test.step('large text', async () => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      for (const width of [768, 1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAllShown(page, `with twice the font size at ${width} px`);
      }
      await expect.soft(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    });
    await test.step('spaced text', async () => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      await page.evaluate(setTextSpacing);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAllShown(page, `with more space in the text at ${width} px`);
      }
    });
  });
}

test('the phone menu reaches every page in low windows', async ({ page }) => {
  for (const size of [zoomed, landscape]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const panel = page.locator('#mobile-menu');
    await panel.locator('summary', { hasText: menuLabels.industries }).click();
    await panel.locator('summary', { hasText: groupLabelOf('/industries/healthcare') }).click();
    for (const link of await panel.getByRole('link').filter({ visible: true }).all()) {
      await link.click({ trial: true });
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});

test('open menus can be seen in forced colors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  await page.evaluate(markButtons, await page.evaluate(findButtons));
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.getByRole('banner').getByRole('button', { name: menuLabels.services }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: labelOf('/ai') })).toBeVisible();
  await expect.poll(() => page.evaluate(unseen)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#mobile-menu summary', { hasText: menuLabels.services }).first().click();
  expect(await page.evaluate(unseen)).toEqual([]);
});

test('the longest word that the content check allows does not scroll a page sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of representatives) {
    await page.goto(path);
    const wide = await page.evaluate(() => {
      const { documentElement: root } = document;
      const texts = 'main :is(h1, h2, h3, p, li, dt, a, figcaption):not(:has(*)), footer :is(p, a):not(:has(*))';
      const all = [...document.querySelectorAll(texts)];
      for (const element of all) element.textContent = 'Wärmepumpenanlagenmechanikerin';
      if (root.scrollWidth <= root.clientWidth) return [];
      const isWide = (element: Element) => element.getBoundingClientRect().right > root.clientWidth;
      return ['too wide', ...all.filter(isWide).map((element) => element.outerHTML.slice(0, 80))];
    });
    expect(wide, path).toEqual([]);
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px pages keep their layout with motion, and when typefaces come late`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 900 });
    // Not a page that is as short as the owner's words.
    for (const path of ['/', '/pricing', trade, '/demo']) {
      const release = await holdRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await drawn(page); // without them
      release();
      await page.waitForLoadState();
      const areLoaded = () => page.evaluate((all) => all.every((font) => document.fonts.check(font)), fonts);
      await expect.poll(areLoaded, path).toBe(true);
      const shifts = await layoutShifts(page);
      const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
      // One line of the owner's words may break elsewhere. Fallbacks of another width move more.
      expect(sum, `${path}: ${shifts.join()}`).toBeLessThan(0.05);
    }
  });
}

test('printed pages have no navigation and no chat, and every answer and card of a carousel', async ({ page }) => {
  // The width of a sheet of paper without its margins.
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/terms-of-service', '/', '/pricing', '/testimonials']) {
    await page.goto(path);
    await styled(page);
    // What can be asked is not printed.
    const answers = page.locator('main details:not(:has(fieldset)) > :not(summary)');
    for (const answer of await answers.all()) {
      expect(await answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The brand stays, so that a sheet says whose it is.
    await expect(page.getByRole('banner').getByRole('link')).toHaveText([site.name]);
    await expect(page.locator('footer').last()).toBeHidden();
    if (!chatPages.includes(path)) continue;
    await expect(page.locator('chat-widget')).toHaveCount(1);
    await expect(page.locator('chat-widget')).toBeHidden();
  }
  const cards = page.getByRole('group', { name: 'Testimonials' }).getByRole('listitem');
  await expect(cards).toHaveCount(testimonials.length);
  await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
  for (const card of await cards.all()) {
    const { x, width } = (await card.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(700);
    await expect(card).toHaveCSS('break-inside', 'avoid');
  }
});

/** The colors that are too weak for those who prefer more contrast: of muted texts and lines. */
const weakColors = ['ink-soft', 'ink-quiet', 'rule'].map((name) => {
  const channels = color(name).match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
});

/** The elements that have one of the colors in a place that is seen. A line may have the color of muted texts. Runs in the page. */
function elementsWith(colors: readonly string[]): string[] {
  const [, quiet = ''] = colors;
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    const lines = ['top', 'right', 'bottom', 'left'].flatMap((side) =>
      style.getPropertyValue(`border-${side}-width`) === '0px' ? [] : style.getPropertyValue(`border-${side}-color`),
    );
    const seen = [style.color, style.backgroundColor, ...lines.filter((value) => value !== quiet)];
    return seen.some((value) => colors.includes(value)) ? [element.outerHTML.slice(0, 80)] : [];
  });
}

for (const path of ['/pricing', lastService]) {
  test(`${path} follows more contrast and reduced transparency`, async ({ page }) => {
    await page.goto(path);
    await styled(page);
    await page.mouse.move(1, 1);
    const session = await page.context().newCDPSession(page);
    const usual = await barOpacity(page);
    expect((await page.evaluate(elementsWith, weakColors)).length, 'elements to change').toBeGreaterThan(10);

    await page.emulateMedia({ contrast: 'more' });
    expect.soft(await page.evaluate(elementsWith, weakColors), 'elements with a weak color').toEqual([]);
    await page.emulateMedia({ contrast: null });

    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    expect.soft(await barOpacity(page), 'opacity of the bar').toBe(1);
    await session.send('Emulation.setEmulatedMedia', { features: [] });
    expect.soft(await barOpacity(page), 'opacity of the bar without it').toBe(usual);
  });
}
