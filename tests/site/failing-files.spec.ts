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

/** Answers with the file, changed. Its type stays. */
const changed = (change: (file: Buffer) => Buffer) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.body()) });
};

/** With one bit of its middle byte inverted. */
function flipped(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const middle = Math.floor(copy.length / 2);
  copy.writeUInt8(copy.readUInt8(middle) ^ 0x80, middle);
  return copy;
}

const faults: Record<string, (route: Route) => Promise<void>> = {
  'cannot be reached': (route) => route.abort('connectionreset'),
  'does not exist': (route) => route.fulfill({ ...sorry, status: 404 }),
  'is an HTML page': (route) => route.fulfill({ ...sorry, status: 200 }),
  'is empty': changed(() => Buffer.alloc(0)),
  'is cut off': changed((file) => file.subarray(0, Math.floor(file.length / 2))),
  'has a wrong byte': changed(flipped),
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

test('a page keeps working if an island cannot hydrate', async ({ page, errors }) => {
  const hydrate = homeFiles.at(-1);
  await page.route(`**${hydrate}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const hydrate = () => Promise.reject(new Error())' }),
  );
  await page.goto('/');
  const asked = page.waitForRequest(`**${hydrate}`);
  await useIsland(page, 'desktop-menu');
  await asked;
  await expectMenusToWork(page);
  await expectIntact(page, '/');
  expect(errors).toEqual([]);
});
