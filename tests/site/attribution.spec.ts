import type { Page } from '@playwright/test';
import { withAliases } from '../../lib/content';
import { folder } from './exported-site';
import { watchViolations } from './page';
import { expect, expectToBook, frameOf, progress, test } from './provider-visit';

/*
 * The attribution that the provider receives, through documents, redirects and the provider's script. The rules are
 * tested without a browser, in tests/unit/components/inline-script/attribution.test.ts, and so are privacy signals.
 */

test.afterEach(({ errors }) => expect(errors).toEqual([]));

/**
 * The parameters that the frame was opened with. They must be the same in its address, in the plain link, and as shown
 * by the frame, after any changes by the provider's script.
 */
async function frameParameters(page: Page): Promise<Record<string, string>> {
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  const shown = await frameOf(page).getByTestId('query').locator('dt, dd').allTextContents();
  const frame = await page.locator('.provider-host iframe').getAttribute('src');
  const link = await page.locator('[data-frame-link]').getAttribute('href');
  const pairs = [...new URL(frame ?? '').searchParams];
  expect([...new URL(link ?? '').searchParams]).toEqual(pairs);
  expect(shown).toEqual(pairs.flat());
  return Object.fromEntries(pairs);
}

test('the campaign of the first page reaches frames once, without a cookie', async ({ page, context }) => {
  await page.goto('/ai?utm_source=ads&UTM_CAMPAIGN=spring&gclid=g1&other=1');
  for (const path of withAliases(['/schedule', '/coaching', '/contact'])) {
    await page.goto(path);
    expect(await frameParameters(page)).toEqual({ utm_source: 'ads', utm_campaign: 'spring', gclid: 'g1' });
  }
  expect(await context.cookies()).toEqual([]);
});

test('the exported page of a redirect keeps the campaign, the plan and the place, and leaves no entry in the history', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.route(/\/calendar(\?|$)/, (route) => route.fulfill({ path: `${folder}/calendar.html` }));
  await page.goto('/about/company');
  await page.goto('/calendar?utm_source=ads&gclid=g1&plan=pro#content');
  await expect(page).toHaveURL('/schedule#content');
  expect(await frameParameters(page)).toEqual({ utm_source: 'ads', gclid: 'g1', plan: 'pro' });
  expect(violations).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/about/company');
});

test('a booking is an event with the plan and the campaign, and nothing about the visitor', async ({ page }) => {
  await page.goto('/schedule?plan=pro&utm_source=ads&gclid=g1');
  await page.evaluate(() => {
    document.addEventListener('booking', (event) => {
      Object.assign(window, { booking: (event as CustomEvent<unknown>).detail });
    });
  });
  await expectToBook(page);
  const detail = await page.evaluate(() => Reflect.get(window, 'booking'));
  expect(detail).toEqual({ plan: 'pro', campaign: { utm_source: 'ads' } });
});
