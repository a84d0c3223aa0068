import type { Page, Route } from '@playwright/test';
import { filesOfIsland, pagePaths } from './exported-site';
import { holdRequests } from './hold-requests';
import { useIsland } from './hydrated';
import { expectIntact, expectMenusToWork } from './intact';
import { expect, test } from './provider-visit';

/*
 * Every file of a page with each island, failing in one way at a time. Files that pages share fail on the first of them.
 * Faults of the provider's frame are in frame-faults.spec.ts.
 */

const sorry = { contentType: 'text/html', body: '<!doctype html><h1>Sorry</h1>' };

const faults: Record<string, (route: Route) => Promise<void>> = {
  'cannot be reached': (route) => route.abort('connectionreset'),
  'is an HTML page': (route) => route.fulfill(sorry),
  'is cut off': async (route) => {
    const response = await route.fetch();
    const file = await response.body();
    await route.fulfill({ response, body: file.subarray(0, Math.floor(file.length / 2)) });
  },
};
const kinds = [...Object.keys(faults), 'is late'];

/** Browsers report it, not the page. */
const isReportOfType = (error: string) => error.startsWith('Refused to apply style from');

async function startIslands(page: Page): Promise<void> {
  const parts = await page.locator('main [data-island="use"] :is(a, button):visible').all();
  for (const part of parts) await part.hover();
}

/** The files that a page asks for, menus included. */
async function filesOf(page: Page, path: string, baseURL: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    // A browser may prepare the page behind a link that the pointer is on.
    if (origin === baseURL && !pagePaths.includes(pathname)) files.add(pathname);
  });
  await page.goto(path);
  if (path === '/') await page.waitForRequest('**/open-chat-*');
  await startIslands(page);
  await useIsland(page, 'desktop-menu');
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return [...files].toSorted();
}

const homeFiles = filesOfIsland('/', 'desktop-menu');

for (const path of ['/', '/testimonials', '/add-on-pricing', '/schedule']) {
  test(`${path} stays readable and bookable, whichever file fails`, async ({ page, errors, baseURL }) => {
    const all = await filesOf(page, path, baseURL ?? '');
    const failing = path === '/' ? all : all.filter((file) => !homeFiles.includes(file));
    // Two fonts and the styles of menus, at least.
    expect(failing.length).toBeGreaterThanOrEqual(3);
    for (const [index, file] of failing.entries()) {
      const kind = kinds[(index + path.length) % kinds.length] ?? '';
      await test.step(`${file} ${kind}`, async () => {
        const fault = faults[kind];
        const release = fault ? undefined : await holdRequests(page, `**${file}`);
        if (fault) await page.route(`**${file}`, fault);
        const asked = page.waitForRequest(`**${file}`);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await startIslands(page);
        await expectMenusToWork(page);
        await asked;
        await expectIntact(page, path);
        if (release) {
          const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith(file));
          release();
          await arrived;
          await page.evaluate(() => new Promise(requestAnimationFrame));
          await expectIntact(page, path);
        }
        expect(errors.filter((error) => !isReportOfType(error))).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
