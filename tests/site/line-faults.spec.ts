import type { Page, Route } from '@playwright/test';
import { embedOf, filesOfIsland, pagePaths } from './exported-site';
import { holdRequests } from './hold-requests';
import { expectIntact, expectMenusToWork, exportedPath } from './intact';
import { collectErrors } from './page-errors';
import { expect, test } from './provider-visit';
import { repeatedUnless } from '../extent';
import { representatives } from './layouts';

/*
 * Each file that a page asks for, failing in one way at a time. Faults of the provider's frame are in
 * frame-faults.spec.ts, and all faults of the files that start an island are in island-faults.spec.ts.
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
  'does not exist (404)': (route) => route.fulfill({ ...sorry, status: 404 }),
  'fails with 500': (route) => route.fulfill({ ...sorry, status: 500 }),
  'is an HTML page': (route) => route.fulfill({ ...sorry, status: 200 }),
  'is empty': changed(() => Buffer.alloc(0)),
  'is cut off': changed((file) => file.subarray(0, Math.floor(file.length / 2))),
  'has a wrong byte': changed(flipped),
};
const kinds = [...Object.keys(faults), 'is late'];

/** The files that every page asks for once its menus are used. island-faults.spec.ts has them. */
const sharedScripts = filesOfIsland('/', 'desktop-menu');

/** Browsers report it, not the page. */
const isReportOfType = (error: string) => error.startsWith('Refused to apply style from');

async function startIslands(page: Page): Promise<void> {
  const parts = await page.locator('main [data-island="use"] :is(a, button):visible').all();
  for (const part of parts) await part.hover();
}

/** The site's own files that a page asks for, without those of the menus. */
async function filesOf(page: Page, path: string, baseURL: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    // A browser may prepare the page behind a link that the pointer is on.
    if (origin === baseURL && ![path, ...pagePaths].includes(pathname)) files.add(pathname);
  });
  await page.goto(path);
  if (embedOf(exportedPath(path)) === 'chat') await page.waitForRequest('**/open-chat-*');
  await startIslands(page);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return [...files].filter((file) => !sharedScripts.includes(file)).toSorted();
}

/** A number that only depends on the text. */
const numberOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

for (const [index, path] of representatives.entries()) {
  const details = repeatedUnless(path === '/coaching');
  test(`${path} stays readable and bookable, whichever file fails`, details, async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const own = await filesOf(page, path, baseURL ?? '');
    // Two fonts and the styles of menus, at least.
    expect(own.length).toBeGreaterThanOrEqual(3);
    // Files that pages share meet another fault on each page.
    const failing = own.map((file) => ({ file, kind: kinds[(numberOf(file) + index) % kinds.length] ?? '' }));
    const errors = collectErrors(page);
    for (const { file, kind } of failing) {
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
