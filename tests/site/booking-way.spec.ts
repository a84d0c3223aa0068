import { expect, test } from '@playwright/test';
import { home } from '../../lib/content/pages';
import { redirects } from '../../lib/content/redirects';
import { documentOf, pagePaths } from './exported-site';

test.use({ viewport: { width: 390, height: 844 } });

const hasFrame = (path: string) => documentOf(path).querySelector('[data-frame]') !== null;
const framePaths = pagePaths.filter(hasFrame);
const bookingPaths = [...framePaths, ...redirects.filter(({ to }) => hasFrame(to)).map(({ from }) => from)];

/** How many screens in a row have no link to a booking in sight, at most. */
function screensWithoutBooking(bookings: readonly string[]): Promise<number> {
  const links = [...document.querySelectorAll('a')].filter(({ pathname }) => bookings.includes(pathname));
  return new Promise((resolve) => {
    let [run, longest] = [0, 0];
    const look = () => {
      const isOneSeen = links.some((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && link.checkVisibility({ visibilityProperty: true });
      });
      run = isOneSeen ? 0 : run + 1;
      longest = Math.max(longest, run);
      const before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      if (scrollY === before) resolve(longest);
      else requestAnimationFrame(() => requestAnimationFrame(look));
    };
    requestAnimationFrame(look);
  });
}

test('on phones the next link to a booking is at most two screens away', async ({ page }) => {
  test.slow();
  for (const path of pagePaths.filter((one) => !framePaths.includes(one))) {
    await page.goto(path);
    // Its styles come after the page.
    await expect(page.locator('.booking-bar')).toHaveCSS('position', 'sticky');
    expect.soft(await page.evaluate(screensWithoutBooking, bookingPaths), path).toBeLessThanOrEqual(2);
  }
});

test('the bar at the bottom of phones is there between the hero and the closing section, and never over the focus', async ({
  page,
}) => {
  await page.goto(home.path);
  const bar = page.locator('.booking-bar a');
  await expect(bar).toBeHidden();
  await page.locator('main > section').nth(2).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  const barTop = async () => (await bar.locator('..').boundingBox())?.y ?? 0;
  for (const link of await page.locator('main > section:nth-of-type(3) a').all()) {
    await link.focus();
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(await barTop());
  }
  await page.locator('.closing').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});
