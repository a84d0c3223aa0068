import { expect, test } from '@playwright/test';
import { notFound } from '../../lib/content/pages';
import { collectErrors, watchViolations } from './page';

/* What a visitor gets at an address that does not exist. */

test('an address without a page is logged, and its text and link lead home', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('404: no page at'));
  await page.goto('/pricing/no-such-page');
  expect((await logged).text()).toContain('/pricing/no-such-page');
  const main = page.getByRole('main');
  await expect(main).toContainText(notFound.text);
  await main.getByRole('link', { name: notFound.homeText }).click();
  await expect(page).toHaveURL('/');
});

test('nothing of an address gets into the page', async ({ page }) => {
  const violations = await watchViolations(page);
  const errors = collectErrors(page);
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  for (const requested of [
    '/pricng%3Cimg%20src=x%20onerror=alert(1)%3E',
    '/pricng?next=<script>alert(1)</script>#<img src=x onerror=alert(1)>',
    `/${'x/'.repeat(500)}pricng`,
  ]) {
    await page.goto(requested);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await expect(page.getByRole('main').locator('script, img, iframe')).toHaveCount(0);
    expect(await page.content()).not.toMatch(/pricng|onerror|alert\(/);
  }
  // The page itself writes the path it was asked for to the console, as a warning.
  expect([...errors, ...violations].filter((error) => !/status of 404/.test(error))).toEqual([]);
});
