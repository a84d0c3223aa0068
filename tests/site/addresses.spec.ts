import { expect, test, type Page } from '@playwright/test';
import { founder, notFound } from '../../lib/content/pages';
import { footerLabelOf, startingWith } from './labels';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('unknown paths answer 404 with the not-found page, which logs the path', async ({ page }) => {
  for (const path of ['/no-such-page', '/industries', '/industries/no-such-trade']) {
    const logged = page.waitForEvent('console', (message) => message.text().includes('404: no page at'));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(heading(page)).toHaveText(notFound.title);
    expect((await logged).text()).toContain(path);
  }
  await page.getByRole('main').getByRole('link', { name: notFound.homeText }).click();
  await expect(page).toHaveURL('/');
});

test('a link opens the top of a new document, Back restores the scroll position, Forward opens the top again', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.dataset.first = '';
  });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(1_000);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footerLabelOf('/about/founder') })
    .click();
  await expect(page).toHaveURL('/about/founder');
  await expect(page).toHaveTitle(startingWith(founder.seo.title));
  await expect(page.locator('html')).not.toHaveAttribute('data-first');
  await expect(page.locator('body')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(200);
  await page.goForward();
  await expect(page).toHaveURL('/about/founder');
  await expect.poll(() => scrollTop(page)).toBe(0);
});
