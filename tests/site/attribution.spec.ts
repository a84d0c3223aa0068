import type { Page } from '@playwright/test';
import { withAliases, plans, redirects } from '../../lib/content';
import { locationId } from '../provider/widget';
import { folder } from './exported-site';
import { pricing } from '../../lib/content/pages';
import { embedTexts, book, expect, expectToBook, frameOf, panel, progress, test } from './provider-visit';

/*
 * The attribution that the provider receives, through documents, redirects, tabs and the provider's script. The rules are
 * tested without a browser, in tests/unit/components/inline-script/attribution.test.ts.
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
  const parameters = Object.fromEntries(pairs);
  expect(Object.keys(parameters)).toHaveLength(pairs.length);
  expect(new URL(page.url()).search).toBe('');
  return parameters;
}

/** Comes from an advert. */
const arrive = (page: Page, address: string) => page.goto(address, { referer: 'https://ads.example/' });

/** Follows the page's first link after changing its address. */
async function follow(page: Page, address: string): Promise<void> {
  const link = page.getByRole('main').locator('a[href^="/"]:not([target])').first();
  await link.evaluate((element, href) => element.setAttribute('href', href), address);
  await link.dispatchEvent('click');
  const [path] = address.split('?');
  const target = redirects.find(({ from }) => from === path)?.to ?? path;
  await expect(page).toHaveURL((url) => url.pathname === target);
}

/** What the provider's script keeps of a form. The frame's page may ask for it at once. */
const providerKeys = new Set(['_ud', locationId]);

/** What the site stores. */
const stored = async (page: Page) => {
  const entries = await page.evaluate(() =>
    [sessionStorage, localStorage].flatMap((storage) => Object.entries(storage)),
  );
  return entries.filter(([key]) => !providerKeys.has(key));
};

for (const mode of ['healthy-old', 'healthy-new']) {
  test(`the campaign of the first page, all that is stored, reaches frames once (${mode})`, async ({
    page,
    provider,
    context,
  }) => {
    await provider.setMode(mode);
    await arrive(page, '/ai?utm_source=ads&UTM_CAMPAIGN=spring&gclid=g1&other=1');
    await follow(page, '/pricing');
    for (const path of withAliases(['/schedule', '/coaching', '/contact'])) {
      await follow(page, `${path}?utm_source=menu`);
      expect(await frameParameters(page)).toMatchObject({ utm_source: 'ads', utm_campaign: 'spring', gclid: 'g1' });
    }
    expect((await stored(page)).map(([key]) => key)).toEqual(['campaign', 'campaign']);
    expect(await context.cookies()).toEqual([]);
  });
}

for (const how of ['a host', 'the exported page']) {
  test(`a redirect by ${how} keeps the campaign and the place, and is not the previous page`, async ({ page }) => {
    if (how !== 'a host')
      await page.route(/\/calendar(\?|$)/, (route) => route.fulfill({ path: `${folder}/calendar.html` }));
    await arrive(page, '/calendar?utm_source=ads&gclid=g1&plan=pro#content');
    await expect(page).toHaveURL('/schedule#content');
    expect(await frameParameters(page)).toEqual({ utm_source: 'ads', gclid: 'g1', plan: 'pro' });
    await page.goto('/pricing');
    await follow(page, '/calendar');
    expect(await frameParameters(page)).toEqual({ utm_source: 'ads', gclid: 'g1', from: '/pricing' });
  });
}

test('a page in a new tab has the campaign of the tab that it was opened from', async ({ page, context }) => {
  await arrive(page, '/pricing?utm_source=ads');
  // The new tab cannot read the campaign from its referrer.
  await follow(page, '/ai');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .locator('a[href="/schedule"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  expect(await frameParameters(await opened)).toEqual({ utm_source: 'ads', from: '/ai' });
});

/** Answers the first question on /pricing with the second answer, and follows the link to a talk about the plan. */
async function choosePlan(page: Page): Promise<void> {
  await page.getByText(pricing.finder.title).click();
  await page.getByRole('group', { name: pricing.finder.people.question }).locator('label').nth(1).click();
  const name = plans.find((plan) => plan.name === 'essentials')?.askText;
  await page.getByRole('link', { name }).click();
}

test('‘Try again’ and the link of a panel keep the plan', async ({ page, provider }) => {
  await provider.setMode('500');
  await page.goto('/pricing');
  await choosePlan(page);
  await expect(panel(page)).toBeVisible({ timeout: 12_000 });
  const link = await panel(page).locator('a[target]').getAttribute('href');
  expect(new URL(link ?? '').search).toBe('?from=%2Fpricing&plan=essentials');
  await provider.reset();
  await panel(page).getByRole('button', { name: embedTexts.retry }).click();
  expect(await frameParameters(page)).toEqual({ from: '/pricing', plan: 'essentials' });
});

test('Global Privacy Control clears all, stores nothing, and leaves frames the plan', async ({ page, context }) => {
  await arrive(page, '/ai?utm_source=before');
  expect(await stored(page)).toHaveLength(2);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
  for (const path of ['/', '/testimonials', '/no-such-page', '/pricing']) {
    await arrive(page, `${path}?utm_source=ads`);
    expect(await stored(page), path).toEqual([]);
  }
  await follow(page, '/calendar?plan=pro&utm_source=ads');
  expect(await frameParameters(page)).toEqual({ plan: 'pro' });
  expect(await stored(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a user name and password in the address break nothing and are not passed on', async ({ page, baseURL }) => {
  await arrive(page, `${baseURL?.replace('//', '//user:pass@')}/ai?utm_source=ads`);
  await follow(page, '/schedule');
  expect(await frameParameters(page)).toEqual({ utm_source: 'ads', from: '/ai' });
  await book(frameOf(page));
});

test('a booking is an event with the plan and the campaign, and nothing about the visitor', async ({ page }) => {
  await arrive(page, '/schedule?plan=pro&utm_source=ads&gclid=g1');
  await page.evaluate(() => {
    document.addEventListener('booking', (event) => {
      Object.assign(window, { booking: (event as CustomEvent<unknown>).detail });
    });
  });
  await expectToBook(page);
  const detail = await page.evaluate(() => Reflect.get(window, 'booking'));
  expect(detail).toEqual({ plan: 'pro', campaign: { utm_source: 'ads' } });
});
