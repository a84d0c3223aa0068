import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { folder } from './exported-site';
import { hydrateIsland } from './hydrated';
import { expect, islandFiles, needsJavaScript, needsScript, runOnce, test } from './modes';
import { initials as initialsOf } from '../../components/ui/avatar';
import { testimonials } from '../../lib/content/testimonials';
import { repeatedUnless } from '../extent';

const carousel = (page: Page) => page.getByRole('group', { name: 'Testimonials' });
const list = (page: Page) => carousel(page).getByRole('list');
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next testimonial' });
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous testimonial' });

const [firstTestimonial] = testimonials;
if (!firstTestimonial) throw new Error('there are no testimonials');

const avatar = (page: Page, name: string) =>
  list(page).getByRole('listitem').filter({ hasText: name }).locator('figcaption > span').first();

/** How many testimonials there are: at least five, for the moves that the tests make. */
const { length: count } = testimonials;

/** Whether a picture has come. */
async function isLoaded(picture: Locator): Promise<boolean> {
  return picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
}

/** The positions of the fully visible cards, starting from 1. */
async function visibleCards(page: Page): Promise<number[]> {
  return list(page).evaluate((row) => {
    const frame = row.getBoundingClientRect();
    return [...row.children].flatMap((card, index) => {
      const box = card.getBoundingClientRect();
      return box.left >= frame.left - 1 && box.right <= frame.right + 1 ? [index + 1] : [];
    });
  });
}

async function expectCards(page: Page, ...cards: number[]): Promise<void> {
  await expect.poll(() => visibleCards(page)).toEqual(cards);
}

/** Scrolls the row like a swipe, so that it snaps. */
async function swipe(page: Page, cards: number): Promise<void> {
  await list(page).evaluate((row, widths) => row.scrollBy({ left: widths * row.clientWidth }), cards);
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(reducedMotion === 'reduce' ? 'with reduced motion' : 'with smooth scrolling', () => {
    test.use({ reducedMotion });

    test(
      'previous and next wrap around at both ends and announce the position',
      needsScript,
      async ({ page, prepare }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto('/testimonials');
        await prepare('carousel-controls');
        const announcement = carousel(page).locator('[aria-live="polite"]');
        await expect(announcement).toBeEmpty();
        await previous(page).click();
        await expectCards(page, count - 2, count - 1, count);
        await expect(announcement).toHaveText(`${count - 2} to ${count} of ${count}`);
        await next(page).click();
        await expectCards(page, 1, 2, 3);
        await expect(announcement).toHaveText(`1 to 3 of ${count}`);
        await next(page).click();
        await expectCards(page, 2, 3, 4);
        await expect(announcement).toHaveText(`2 to 4 of ${count}`);
      },
    );

    test(
      'two quick clicks move it by two, and as many as there are cards all the way round',
      needsScript,
      async ({ page, prepare }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/testimonials');
        await prepare('carousel-controls');
        await next(page).click({ clickCount: 2 });
        await expectCards(page, 3);
        await expect(carousel(page).getByText(`3 of ${count}`, { exact: true })).toBeAttached();
        await next(page).click({ clickCount: count });
        await expectCards(page, 3);
        await previous(page).click({ clickCount: 3 });
        await expectCards(page, count);
      },
    );

    for (const pauseMs of [50, 150, 250]) {
      test(
        `two clicks ${pauseMs} ms apart move it by two`,
        repeatedUnless(pauseMs === 150, needsJavaScript('the carousel has no buttons then')),
        async ({ page, prepare }) => {
          await page.setViewportSize({ width: 390, height: 844 });
          await page.goto('/testimonials');
          await prepare('carousel-controls');
          await next(page).click();
          await page.waitForTimeout(pauseMs);
          await next(page).click();
          await expectCards(page, 3);
          await previous(page).click();
          await page.waitForTimeout(pauseMs);
          await previous(page).click();
          await expectCards(page, 1);
        },
      );
    }

    test('the arrow keys move it, and wrap around', needsScript, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/testimonials');
      await hydrateIsland(page, 'carousel-controls');
      await list(page).focus();
      await page.keyboard.press('ArrowLeft');
      await expectCards(page, count);
      await page.keyboard.press('ArrowRight');
      await expectCards(page, 1);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expectCards(page, 3);
    });

    for (const width of [390, 768, 1440]) {
      test(
        `its last card can be reached at ${width} px with text twice the size`,
        repeatedUnless(width === 390, needsScript),
        async ({ page, prepare }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto('/testimonials');
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
          await prepare('carousel-controls');
          await previous(page).click();
          await expect.poll(async () => (await visibleCards(page)).at(-1)).toBe(count);
          await next(page).click();
          await expect.poll(async () => (await visibleCards(page)).at(0)).toBe(1);
          // Clicks without end must not stop short of it either.
          const { length: fitting } = await visibleCards(page);
          for (let step = fitting; step < count; step += 1) await next(page).click();
          await expect.poll(async () => (await visibleCards(page)).at(-1)).toBe(count);
        },
      );
    }

    test('continues from the position after a swipe', needsScript, async ({ page, prepare }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/testimonials');
      await prepare('carousel-controls');
      await next(page).click();
      await expectCards(page, 2);
      // A swipe starts with this event.
      await list(page).dispatchEvent('pointerdown');
      await swipe(page, 2);
      await expectCards(page, 4);
      await next(page).click();
      await expectCards(page, 5);
    });
  });
}

test.describe('if its files do not load', runOnce, () => {
  for (const [what, answer] of [
    ['hang', () => undefined],
    ['do not exist', (route: Route) => route.fulfill({ status: 404 })],
    ['are truncated', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'export const a =' })],
  ] as const) {
    for (const [width, visibleCount] of [
      [390, 1],
      [1440, 3],
    ] as const) {
      const details = repeatedUnless(what === 'hang' || width === 390);
      test(`its buttons move it by a full round if they ${what}, at ${width} px`, details, async ({ page }) => {
        const shown = (first: number) => Array.from({ length: visibleCount }, (_, position) => first + position);
        await page.route(islandFiles, answer);
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/testimonials');
        for (let first = 2; first + visibleCount - 1 <= count; first += 1) {
          await next(page).click();
          expect(await visibleCards(page)).toEqual(shown(first));
        }
        await next(page).click();
        expect(await visibleCards(page)).toEqual(shown(1));
        await previous(page).click();
        expect(await visibleCards(page)).toEqual(shown(count + 1 - visibleCount));
        await previous(page).click();
        expect(await visibleCards(page)).toEqual(shown(count - visibleCount));
      });
    }
  }

  test('its buttons continue from the position after a swipe', async ({ page }) => {
    await page.route(islandFiles, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/testimonials');
    await swipe(page, 2);
    await expectCards(page, 3);
    await next(page).click();
    await expectCards(page, 4);
  });
});

test.describe('without its buttons', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

  test('follows a swipe', async ({ page }) => {
    await page.goto('/testimonials');
    await swipe(page, 1);
    await expectCards(page, 2);
    await swipe(page, 1);
    await expectCards(page, 3);
  });

  test(
    'shows the next card on an arrow key',
    needsJavaScript('browsers scroll a list by some pixels'),
    async ({ page, prepare }) => {
      await page.goto('/testimonials');
      await prepare('carousel-controls');
      await list(page).focus();
      await page.keyboard.press('ArrowRight');
      await expectCards(page, 2);
    },
  );
});

test('its first card keeps the page’s margin', runOnce, async ({ page }) => {
  for (const width of [320, 390, 639]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/testimonials');
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const card = await list(page).getByRole('listitem').first().boundingBox();
    expect(card?.x).toBe(heading?.x);
    expect(card?.x).toBeGreaterThanOrEqual(16);
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(width - 16);
  }
});

const widths: [number, number[]][] = [
  [390, [1]],
  [767, [1]],
  [768, [1, 2]],
  [1023, [1, 2]],
  [1024, [1, 2, 3]],
  [1440, [1, 2, 3]],
];
test('shows one, two or three of the cards', runOnce, async ({ page }) => {
  for (const [width, cards] of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/testimonials');
    await expect(next(page)).toBeVisible();
    expect(await visibleCards(page), `at ${width} px`).toEqual(cards);
  }
});

/** Replaces the first portrait with an image file, because the sample portraits are inline drawings. */
async function withPhoto(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('/testimonials', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<svg [^>]*class="([^"]*)"[^>]*slice">.*?<\/svg>/,
      '<img src="/images/first-portrait.png" alt="" data-over-initials class="$1">',
    );
    await route.fulfill({ response, body: html });
  });
  await page.route('**/first-portrait.png', answer);
}

/** Whether the initials are completely covered. */
async function coversInitials(shown: Locator): Promise<boolean> {
  const withInitials = await shown.screenshot();
  await shown.locator('span').evaluate((initials) => initials.remove());
  return (await shown.screenshot()).equals(withInitials);
}

test.describe('portraits', runOnce, () => {
  test('that fail to load show the initials', async ({ page }) => {
    await withPhoto(page, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('first-portrait'));
    await page.goto('/testimonials');
    const failing = avatar(page, firstTestimonial.name);
    await failing.scrollIntoViewIfNeeded();
    await failed;
    await expect(failing).toHaveText(initialsOf(firstTestimonial.name));
    // The failed image must not be visible: the avatar looks the same without it.
    const shown = await failing.screenshot();
    await failing.evaluate((element) => element.querySelector('img')?.remove());
    expect((await failing.screenshot()).equals(shown)).toBe(true);
  });

  test('that have loaded cover the initials', async ({ page }) => {
    await withPhoto(page, (route) => route.fulfill({ path: join(folder, 'apple-icon.png') }));
    await page.goto('/testimonials');
    const shown = avatar(page, firstTestimonial.name);
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(shown.locator('img'))).toBe(true);
    expect(await coversInitials(shown)).toBe(true);
  });

  test('that are inline drawings cover the initials', async ({ page }) => {
    await page.goto('/testimonials');
    expect(await coversInitials(avatar(page, firstTestimonial.name))).toBe(true);
  });
});

test.describe('without JavaScript', runOnce, () => {
  test.use({ javaScriptEnabled: false });

  test('is a list that scrolls, without buttons', async ({ page }) => {
    await page.goto('/testimonials');
    await expect(next(page)).toHaveCount(0);
    await expect(list(page).getByRole('listitem')).toHaveCount(count);
    await list(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(list(page).getByRole('listitem').last()).toBeInViewport();
  });
});
