import { expect, test, type Page } from '@playwright/test';
import { notFound, pages } from '../../lib/content/pages';
import { findViolations } from './axe';
import { documentOf, errorPaths, pagePaths } from './exported-site';
import { collectErrors, watchViolations } from './page';

/* What the not-found page suggests for an address. */

const heading = (page: Page) => page.getByRole('heading', { name: notFound.suggestions });
const links = (page: Page) => page.getByRole('main').locator('li a');

/** The addresses that the page suggests. */
const suggested = (page: Page) =>
  links(page)
    .filter({ visible: true })
    .evaluateAll((shown) => shown.map((link) => link.getAttribute('href')));

const mistyped: Record<string, string[]> = {
  '/industries/plumer': ['/industries/plumbers'],
  '/plumbers': ['/industries/plumbers'],
  '/pricing/plans/PRICNG/': ['/pricing', '/add-on-pricing'],
  '/industries/roofers': ['/industries/roofing'],
  '/web-desing.html': ['/web-design', '/industries/marketing-agencies/web-design'],
  '/about': ['/about/company', '/about/founder'],
};

test('a mistyped address is logged, and suggests the pages that are meant', async ({ page }) => {
  for (const [requested, meant] of Object.entries(mistyped)) {
    const expected = meant.filter((path) => pagePaths.includes(path));
    if (expected.length === 0) continue;
    const logged = page.waitForEvent('console', (message) => message.text().includes('404: no page at'));
    await page.goto(requested);
    expect.soft((await logged).text()).toContain(requested.replace(/\/$|\.html$/, ''));
    expect.soft(await suggested(page), requested).toEqual(expected);
  }
  await expect(heading(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const title = pages.find(({ path }) => path === '/about/company')?.seo.title ?? '';
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: notFound.homeText })).toHaveAttribute('href', '/');
  await main.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL('/about/company');
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

test('the list is on the not-found page only, and hidden there', () => {
  expect(documentOf('/404').querySelectorAll('#suggestions[hidden] li[hidden]')).toHaveLength(pages.length - 1);
  const others = errorPaths.filter((path) => path !== '/404');
  for (const path of others) expect(documentOf(path).querySelector('#suggestions')).toBeNull();
});
