import { expect, test, type Page } from '@playwright/test';
import { notFound, pages } from '../../lib/content/pages';
import { findViolations } from './axe';
import { documentOf, errorPaths } from './exported-site';
import { watchViolations } from './violations';
import { repeatedUnless } from '../extent';

/* What the not-found page suggests for an address. */

const heading = (page: Page) => page.getByRole('heading', { name: notFound.suggestions });

async function suggestedAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const links = await page.getByRole('main').locator('li a:visible').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

const mistyped: [requested: string, nearest: string, ...others: string[]][] = [
  ['/industries/plumer', '/industries/plumbers'],
  ['/plumbers', '/industries/plumbers'],
  ['/pricng', '/pricing', '/add-on-pricing'],
  ['/pricing/plans/PRICNG/', '/pricing', '/add-on-pricing'],
  ['/industries/roofers', '/industries/roofing'],
  ['/web-desing.html', '/web-design', '/industries/marketing-agencies/web-design'],
  ['/about', '/about/company', '/about/founder'],
];

for (const [index, [requested, ...expected]] of mistyped.entries()) {
  test(`${requested} suggests ${expected.join(' and ')}`, repeatedUnless(index < 3), async ({ page }) => {
    expect(await suggestedAt(page, requested)).toEqual(expected);
    await expect(heading(page)).toBeVisible();
    const title = pages.find(({ path }) => path === expected[0])?.seo.title ?? '';
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(expected[0] ?? '');
  });
}

test('many pages that are alike give a short list', async ({ page }) => {
  expect(await suggestedAt(page, '/industries')).toHaveLength(4);
});

for (const requested of ['/xyz', '/404', '/industries/x', '/wp-login.php', '/%E2%98%83']) {
  test(`${requested} suggests nothing`, repeatedUnless(requested === '/xyz'), async ({ page }) => {
    expect(await suggestedAt(page, requested)).toEqual([]);
    await expect(page.getByRole('main')).toContainText(notFound.text);
    await expect(heading(page)).toBeHidden();
  });
}

const hostile = [
  '/pricng%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/pricng"onmouseover="alert(1)',
  '/javascript:alert(1)//pricng',
  `/pricng?next=<script>alert(1)</script>#<img src=x onerror=alert(1)>`,
  `/${'pricng-'.repeat(30)}`,
  `/${'x/'.repeat(500)}pricng`,
  '/__proto__/constructor',
  '/%0apricng%E2%98%83',
];

for (const [index, requested] of hostile.entries()) {
  test(`nothing of ${requested.slice(0, 60)} gets into the page`, repeatedUnless(index < 4), async ({ page }) => {
    const violations = await watchViolations(page);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    page.on('dialog', (dialog) => errors.push(new Error(dialog.message())));
    await page.goto(requested);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    const shown = await page
      .getByRole('main')
      .locator('li a')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent?.trim()].join(' ')));
    const own = pages.filter(({ path }) => path !== '/').map(({ path, seo }) => `${path} ${seo.title}`);
    expect(shown.toSorted()).toEqual(own.toSorted());
    await expect(page.getByRole('main').locator('script, img, iframe')).toHaveCount(0);
    expect(await page.content()).not.toMatch(/pricng|onerror|alert\(/);
    expect([...errors, ...violations]).toEqual([]);
  });
}

test('the suggestions have no accessibility violation', async ({ page }) => {
  await page.goto('/pricng');
  await expect(heading(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its usual link and no suggestion', async ({ page }) => {
    expect(await suggestedAt(page, '/pricng')).toEqual([]);
    await expect(page.getByRole('main').getByRole('link', { name: notFound.homeText })).toBeVisible();
  });
});

test('the list is on the not-found page only, and hidden there', () => {
  expect(documentOf('/404').querySelectorAll('#suggestions[hidden] li[hidden]')).toHaveLength(pages.length - 1);
  const others = errorPaths.filter((path) => path !== '/404');
  for (const path of others) expect(documentOf(path).querySelector('#suggestions')).toBeNull();
});
