import { expect, test } from '@playwright/test';
import { initials } from '../../components/ui/initials';
import { testimonials } from '../../lib/content/pages';
import { count, expectCards, list, moves, next, position, previous, swipe, visibleCards } from './carousel';
import { desktop, phone } from './menus';

test.use({ reducedMotion: 'no-preference', viewport: phone });

if (moves) {
  test('previous and next wrap around at both ends and announce the position', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/testimonials');
    const announcement = position(page);
    await expect(announcement).toHaveText(`1 to 3 of ${count}`);
    await previous(page).click();
    await expectCards(page, count - 2, count - 1, count);
    await expect(announcement).toHaveText(`${count - 2} to ${count} of ${count}`);
    await next(page).click();
    await expectCards(page, 1, 2, 3);
    await expect(announcement).toHaveText(`1 to 3 of ${count}`);
    await next(page).click();
    await expectCards(page, 2, 3, 4);
  });

  test('quick clicks move it by as many cards, all the way round, also after a swipe', async ({ page }) => {
    await page.goto('/testimonials');
    await next(page).click({ clickCount: 2 });
    await expectCards(page, 3);
    await expect(position(page)).toHaveText(`3 of ${count}`);
    await next(page).click({ clickCount: count });
    await expectCards(page, 3);
    // Once more in the middle of the move.
    await previous(page).evaluate((button: HTMLElement) => {
      addEventListener('scroll', () => button.click(), { capture: true, once: true });
      button.click();
    });
    await expectCards(page, 1);
    await swipe(page, 2);
    await expectCards(page, 3);
    await expect(position(page)).toHaveText(`3 of ${count}`);
    await next(page).click();
    await expectCards(page, 4);
  });

  test('its last card can be reached with text twice the size', async ({ page }) => {
    await page.goto('/testimonials');
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await previous(page).click();
    await expect.poll(async () => (await visibleCards(page)).at(-1)).toBe(count);
    await next(page).click();
    await expect.poll(async () => (await visibleCards(page)).at(0)).toBe(1);
    // Clicks without end must not stop short of it either.
    const { length: fitting } = await visibleCards(page);
    for (let step = fitting; step < count; step += 1) await next(page).click();
    await expect.poll(async () => (await visibleCards(page)).at(-1)).toBe(count);
  });
}

test('shows one, two or three of the cards, with the page’s margin', async ({ page }) => {
  for (const [width, cards] of [
    [767, [1]],
    [768, [1, 2]],
    [1024, [1, 2, 3]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/testimonials');
    // Where all of them fit, nothing moves.
    await expect(next(page)).toBeVisible({ visible: count > cards.length });
    expect(await visibleCards(page), `at ${width} px`).toEqual(cards.slice(0, count));
    if (width >= 768) continue;
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const card = (await list(page).getByRole('listitem').first().boundingBox()) ?? { x: 0, width: 0 };
    expect(card.x).toBe(heading?.x);
    expect(card.x).toBeGreaterThanOrEqual(16);
    expect(card.x + card.width).toBeLessThanOrEqual(width - 16);
  }
});

test('portraits that fail to load leave the initials', async ({ page }) => {
  // The samples have none.
  await page.route('/testimonials', async (route) => {
    const response = await route.fetch();
    const portrait = '<img src="/images/first-portrait.png" alt="" data-over-initials>';
    const body = (await response.text()).replace(/(<figcaption[^>]*><span[^>]*>)/, `$1${portrait}`);
    await route.fulfill({ response, body });
  });
  await page.route('**/first-portrait.png', (route) => route.abort());
  await page.goto('/testimonials');
  const avatar = list(page).getByRole('listitem').first().locator('figcaption > span').first();
  await expect(avatar.locator('img')).toHaveCount(0);
  await expect(avatar).toHaveText(initials(testimonials[0]?.name ?? ''));
});
