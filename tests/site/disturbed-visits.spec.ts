import type { Page } from '@playwright/test';
import { contact, schedule } from '../../lib/content/pages';
import { embedOf, documentOf } from './exported-site';
import { holdRequests } from './hold-requests';
import { hydrateIsland, island } from './hydrated';
import { collectErrors } from './page-errors';
import { changePage, disturbStorage } from './disturbances';
import { expectContent, expectIntact, expectMenusToWork, exportedPath } from './intact';
import { book, expect, frameAddress, frameOf, isOutside, panel, progress, test } from './provider-visit';
import type { IslandName } from '../../components/islands/islands';
import { repeatedUnless } from '../extent';
import { pagesByScripts } from './layouts';

/*
 * Visits of a page with each set of scripts that something outside the site disturbs. All of its words, links and menus must
 * stay, without an error that the visitor sees or the console shows. Only a frame that is blocked has its panel, with the link.
 */

test.use({ reducedMotion: 'reduce', serviceWorkers: 'block' });

/** The islands of a page that start when they are used. */
const islandsOf = (path: string) =>
  documentOf(exportedPath(path))
    .querySelectorAll('[data-island="use"]')
    .map((element) => element.getAttribute('data-component') as IslandName);

/** It has the most scripts. */
const isSample = (path: string) => path === schedule.path;

for (const path of pagesByScripts) {
  const details = repeatedUnless(isSample(path));
  test(`${path} with third parties blocked and storage denied, full or corrupt`, details, async ({ page, errors }) => {
    await page.addInitScript(disturbStorage);
    await page.route(
      ({ href }) => isOutside(href),
      (route) => route.abort('blockedbyclient'),
    );
    for (const mode of ['denied', 'full', 'corrupt']) {
      await page.goto(`${path}?storage=${mode}&utm_source=ads`);
      await expectMenusToWork(page);
      if (embedOf(exportedPath(path)) === 'frame') {
        await expectContent(page, path);
        // The campaign of this page reaches the provider even without storage.
        const links = [page.locator('[data-frame-link]'), panel(page).getByRole('link')];
        for (const link of links) await expect(link).toHaveAttribute('href', /[?&]utm_source=ads(?:&|$)/);
      } else await expectIntact(page, path);
    }
    expect(errors).toEqual([]);
  });
}

const translateAgain = (page: Page) => page.evaluate(() => (Reflect.get(window, 'translate') as () => void)());

for (const path of pagesByScripts) {
  test(`${path} with a CPU that is 6 times slower`, repeatedUnless(isSample(path)), async ({ page, errors }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(path, { waitUntil: 'commit' });
    await expectMenusToWork(page);
    // On a busy machine the frame would be so late that the page says so, until the frame answers.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expectIntact(page, path);
    expect(errors).toEqual([]);
  });

  test(`${path} translated, and with injected elements`, repeatedUnless(isSample(path)), async ({ page, errors }) => {
    await page.addInitScript(changePage);
    await page.goto(path);
    await expectMenusToWork(page);
    for (const name of islandsOf(path)) await hydrateIsland(page, name);
    await expectMenusToWork(page);
    await expectIntact(page, path);
    await translateAgain(page);
    await expectMenusToWork(page);
    await expectIntact(page, path);
    if (embedOf(exportedPath(path)) === 'frame') {
      await expect(island(page, 'provider-status')).toHaveAttribute('data-hydrated', '');
      await expect(progress(page)).toHaveAttribute('data-state', 'complete');
      await translateAgain(page);
      await expect(frameOf(page).getByRole('heading').first()).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
}

const hashedFiles = '**/_next/static/**';
/** The browser says that the page is not there. */
const expectBrowsersPage = (page: Page) => expect.poll(() => page.url()).toMatch(/^chrome-error:/);

for (const path of pagesByScripts) {
  const title = `${path} while a deploy takes its files away, and while the browser is offline`;
  test(title, repeatedUnless(isSample(path)), async ({ page, context, errors }) => {
    const next = path === '/about/founder' ? '/about/company' : '/about/founder';
    const follow = () => page.locator(`footer a[href="${next}"]`).dispatchEvent('click');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // The files of the build before are gone.
    await page.route(hashedFiles, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Gone' }));
    await expectMenusToWork(page);
    await expectIntact(page, path);
    await page.unroute(hashedFiles);

    await context.setOffline(true);
    await expectMenusToWork(page);
    await expectIntact(page, path);
    await follow();
    await expectBrowsersPage(page);
    await context.setOffline(false);
    await page.goBack();
    await expectMenusToWork(page);
    await expectIntact(page, path);
    await follow();
    await expect(page).toHaveURL(next);
    await expectIntact(page, next);
    expect(errors).toEqual([]);
  });
}

test('a frame that waits while the browser goes offline comes by itself when it is back', async ({
  page,
  context,
  errors,
}) => {
  const release = await holdRequests(page, `${frameAddress}**`);
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(island(page, 'provider-status')).toHaveAttribute('data-hydrated', '');
  await context.setOffline(true);
  release();
  await expectIntact(page, '/schedule');
  await context.setOffline(false);
  await book(frameOf(page));
  await expect(page.getByText(schedule.frame.confirmation)).toHaveCount(1);
  await expect(panel(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('two tabs of a visit do not disturb each other', async ({ page, context, errors }) => {
  await page.goto('/?utm_source=ads');
  const other = await context.newPage();
  const otherErrors = collectErrors(other);
  await other.goto('/schedule?utm_source=mail');
  await hydrateIsland(page, 'desktop-menu');
  await expectMenusToWork(other);
  await expectMenusToWork(page);
  await page.locator('footer a[href="/contact"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/contact');
  // Each tab has a campaign of its own.
  for (const [tab, path, source] of [
    [page, '/contact', 'ads'],
    [other, '/schedule', 'mail'],
  ] as const) {
    await expect(progress(tab)).toHaveAttribute('data-state', 'complete');
    await expect(frameOf(tab).getByTestId('query').locator('dd').first()).toHaveText(source);
    await expectIntact(tab, path);
  }
  await book(frameOf(other));
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(page.getByText(contact.frame.confirmation)).toHaveCount(0);
  expect([...errors, ...otherErrors]).toEqual([]);
});
