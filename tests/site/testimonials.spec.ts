import { expect, test, type Page } from '@playwright/test';

const carousel = (page: Page) => page.getByRole('group', { name: 'Testimonials' });
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next testimonial' });
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous testimonial' });

/** The positions, from 1, of the cards that are wholly within the carousel. */
async function visibleCards(page: Page): Promise<number[]> {
  return carousel(page)
    .getByRole('list')
    .evaluate((list) => {
      const frame = list.getBoundingClientRect();
      return [...list.children].flatMap((card, index) => {
        const box = card.getBoundingClientRect();
        return box.left >= frame.left - 1 && box.right <= frame.right + 1 ? [index + 1] : [];
      });
    });
}

test.use({ reducedMotion: 'reduce' });

const widths: [number, number[]][] = [
  [390, [1]],
  [767, [1]],
  [768, [1, 2]],
  [1023, [1, 2]],
  [1024, [1, 2, 3]],
  [1440, [1, 2, 3]],
];
for (const [width, cards] of widths) {
  test(`shows ${cards.length} of the cards at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/testimonials');
    await expect(next(page)).toBeVisible();
    expect(await visibleCards(page)).toEqual(cards);
  });
}

test('previous and next wrap around at both ends and say where they are', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/testimonials');
  await previous(page).click();
  await expect.poll(() => visibleCards(page)).toEqual([3, 4, 5]);
  await expect(page.getByText('3 to 5 of 5')).toBeAttached();
  await next(page).click();
  await expect.poll(() => visibleCards(page)).toEqual([1, 2, 3]);
  await next(page).click();
  await expect.poll(() => visibleCards(page)).toEqual([2, 3, 4]);
  await expect(page.getByText('2 to 4 of 5')).toBeAttached();
});

test('the arrow keys move it, and wrap around', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/testimonials');
  await expect(next(page)).toBeVisible();
  await carousel(page).getByRole('list').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => visibleCards(page)).toEqual([5]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => visibleCards(page)).toEqual([1]);
});

test('follows a swipe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/testimonials');
  await expect(next(page)).toBeVisible();
  await carousel(page)
    .getByRole('list')
    .evaluate((list) => list.scrollBy({ left: list.clientWidth }));
  await expect.poll(() => visibleCards(page)).toEqual([2]);
  await next(page).click();
  await expect.poll(() => visibleCards(page)).toEqual([3]);
});

test('a portrait that fails leaves the initials', async ({ page }) => {
  await page.route('**/renee-castillo.svg', (route) => route.abort());
  await page.goto('/testimonials');
  const avatar = page.locator('[data-status]').first();
  await expect(avatar).toHaveAttribute('data-status', 'error');
  await expect(avatar).toHaveText('RC');
  await expect(avatar.locator('img')).toBeHidden();
  await expect(page.locator('[data-status]').nth(1)).toHaveAttribute('data-status', 'loaded');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is a list that scrolls, without buttons', async ({ page }) => {
    await page.goto('/testimonials');
    await expect(next(page)).toHaveCount(0);
    const list = carousel(page).getByRole('list');
    await expect(list.getByRole('listitem')).toHaveCount(5);
    await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(list.getByRole('listitem').last()).toBeInViewport();
  });
});
