import { expect, test } from '@playwright/test';
import { notFound } from '../../lib/content/pages';

/* What a visitor gets at an address that does not exist. Nothing writes it into the page. */

test('an address without a page is logged, and its text and link lead home', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('404: no page at'));
  await page.goto('/pricing/no-such-page');
  expect((await logged).text()).toContain('/pricing/no-such-page');
  const main = page.getByRole('main');
  await expect(main).toContainText(notFound.text);
  await main.getByRole('link', { name: notFound.homeText }).click();
  await expect(page).toHaveURL('/');
});
