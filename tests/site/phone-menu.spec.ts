import { expect, test, type Page } from '@playwright/test';
import { actionLabel, labelOf, menuLabels, startingWith, lastIndustry } from './labels';
import { barOpacity, localServices, phone, phoneMenu, phoneMenuButton } from './menus';

test.use({ viewport: phone, hasTouch: true });

const summary = (page: Page, name: string) => phoneMenu(page).locator('summary', { hasText: startingWith(name) });
const link = (page: Page, path: string) => phoneMenu(page).getByRole('link', { name: labelOf(path) });

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await phoneMenuButton(page).tap();
  await expect(phoneMenu(page)).toBeVisible();
}

test('opens and closes with a tap, one section at a time, with targets of 44 px', async ({ page }) => {
  await openAt(page, '/');
  for (const button of [phoneMenuButton(page), ...(await phoneMenu(page).locator('summary:visible').all())]) {
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await summary(page, menuLabels.services).tap();
  await expect(link(page, '/gmb-seo')).toBeVisible();
  await summary(page, menuLabels.contact).tap();
  await expect(link(page, '/gmb-seo')).toBeHidden();
  await expect(link(page, '/book-coaching')).toHaveAttribute('href', '/coaching');
  await phoneMenuButton(page).tap();
  await expect(phoneMenu(page)).toBeHidden();
});

test('closes on Escape and when an entry is activated, without an island', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/islands/') && requested.push(request.url()));
  await openAt(page, '/');
  await page.keyboard.press('Escape');
  await expect(phoneMenu(page)).toBeHidden();
  await phoneMenuButton(page).tap();
  await summary(page, menuLabels.industries).tap();
  await summary(page, localServices).tap();
  await link(page, '/industries/plumbers').tap();
  await expect(page).toHaveURL('/industries/plumbers');
  await expect(phoneMenu(page)).toBeHidden();
  expect(requested).toEqual([]);
});

test('marks the current page', async ({ page }) => {
  await openAt(page, '/add-on-pricing');
  await summary(page, menuLabels.pricing).tap();
  await expect(link(page, '/add-on-pricing')).toHaveAttribute('aria-current', 'page');
  await expect(phoneMenu(page).locator('[aria-current]')).toHaveCount(1);
});

test('keeps a button for a demo in sight, and every link reachable above it', async ({ page }) => {
  await openAt(page, '/');
  const demo = phoneMenu(page).getByRole('link', { name: actionLabel('scheduleDemo') });
  await expect(demo).toBeInViewport({ ratio: 1 });
  await summary(page, menuLabels.industries).tap();
  await summary(page, localServices).tap();
  await expect(demo).toBeInViewport({ ratio: 1 });
  await link(page, lastIndustry).scrollIntoViewIfNeeded();
  await phoneMenu(page).evaluate((menu) => menu.scrollTo(0, menu.scrollHeight));
  await link(page, lastIndustry).tap();
  await expect(page).toHaveURL(lastIndustry);
});

test('makes the bar white and stops the page from scrolling, until the window is wider', async ({ page }) => {
  await openAt(page, '/');
  await expect.poll(() => barOpacity(page)).toBe(1);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await phoneMenuButton(page).tap();
  await expect.poll(() => barOpacity(page)).toBe(0);
  await phoneMenuButton(page).tap();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(phoneMenu(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('keeps the focus off the page below', async ({ page }) => {
  await page.goto('/');
  await phoneMenuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(phoneMenu(page)).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName)).toBeUndefined();
  }
  await expect(phoneMenu(page)).toBeVisible();
});
