import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { IslandName } from '../../components/islands/islands';
import { filesOfIsland, folder } from './exported-site';
import { useIsland } from './hydrated';
import { expect, islandFiles, test } from './modes';
import { schedule } from '../../lib/content/pages';
import { expectMenusToWork } from './intact';
import { collectErrors } from './page-errors';
import { repeatedUnless } from '../extent';

/* Pages when one of an island's files is missing or damaged. */

const pages: { path: string; name: IslandName }[] = [
  { path: '/', name: 'desktop-menu' },
  { path: '/testimonials', name: 'carousel-controls' },
  { path: '/add-on-pricing', name: 'tooltip-link' },
  { path: '/schedule', name: 'provider-status' },
];

/** Serves a damaged file. */
async function fulfillDamaged(route: Route, damage: (file: Buffer) => Buffer): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const body = damage(readFileSync(join(folder, pathname)));
  await route.fulfill({ contentType: 'text/javascript', body });
}

/** Creates an invalid UTF-8 sequence. */
function corruptMiddleByte(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const middle = Math.floor(copy.length / 2);
  copy.writeUInt8((copy[middle] ?? 0) ^ 0x80, middle);
  return copy;
}

const errorPage = { contentType: 'text/html', body: '<!doctype html><h1>Sorry</h1>' };
const faults: Record<string, (route: Route) => Promise<void>> = {
  'does not exist (404)': (route) => route.fulfill({ ...errorPage, status: 404 }),
  'fails with 500': (route) => route.fulfill({ ...errorPage, status: 500 }),
  'is an HTML page': (route) => route.fulfill({ ...errorPage, status: 200 }),
  'is truncated': (route) => fulfillDamaged(route, (file) => file.subarray(0, Math.floor(file.length / 2))),
  'has a corrupt byte': (route) => fulfillDamaged(route, corruptMiddleByte),
  'cannot be reached': (route) => route.abort('connectionreset'),
};

async function linksOf(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
}

/** The visible text and the links. */
async function contentOf(page: Page) {
  return {
    text: await page.locator('main').innerText(),
    links: await linksOf(page, 'a:not(.desktop-menu a)'),
    // A hydrated island removes closed menus from the document.
    menus: await linksOf(page, '[data-island]:not([data-hydrated]) .desktop-menu a'),
  };
}
type Content = Awaited<ReturnType<typeof contentOf>>;

/** Waits until the browser has loaded or failed to load all files. */
async function waitForFiles(page: Page, files: string[]): Promise<void> {
  const imports = files.map((file) => `import(${JSON.stringify(file)})`);
  await page.evaluate(`Promise.allSettled([${imports.join()}]).then(() => new Promise(requestAnimationFrame))`);
}

async function expectNothingLost(page: Page, before: Content): Promise<void> {
  const { text, links, menus } = await contentOf(page);
  expect(text).toBe(before.text);
  expect(text).not.toContain('Unexpected Application Error!');
  expect(links).toEqual(before.links);
  if (menus.length > 0) expect(menus).toEqual(before.menus);
}

async function expectFrame(page: Page): Promise<void> {
  await expect(page.frameLocator('main iframe').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: schedule.frame.fallbackLink })).toBeVisible();
}

/** The content of a page without hydrated islands. */
async function visitWithoutIslands(page: Page, path: string): Promise<Content> {
  await page.route(islandFiles, (route) => route.abort());
  await page.goto(path);
  const content = await contentOf(page);
  await page.unroute(islandFiles);
  expect(content.menus.length).toBeGreaterThan(30);
  return content;
}

/** The files of the menus' island. Other islands have most of them, too. */
const menuFiles = new Set(filesOfIsland('/', 'desktop-menu'));

const faultCount = Object.keys(faults).length;

for (const [place, { path, name }] of pages.entries()) {
  const files = filesOfIsland(path, name);
  const tested = name === 'desktop-menu' ? files : files.filter((file) => !menuFiles.has(file));

  for (const [index, [what, fault]] of Object.entries(faults).entries()) {
    // Each file is tested with one fault. The files that the inline script requests (runtime, which islands share, and props) are
    // tested with all faults.
    const isRequested = (fileIndex: number) =>
      fileIndex === tested.length - 1 || (fileIndex === 0 && name === 'desktop-menu');
    const failing = tested.filter((_file, fileIndex) => isRequested(fileIndex) || fileIndex % faultCount === index);
    test(`${path} keeps working if a file of ${name} ${what}`, repeatedUnless(index === place), async ({ page }) => {
      const errors = collectErrors(page);
      const before = await visitWithoutIslands(page, path);
      expect(files.length).toBeGreaterThan(5);
      expect(failing.length).toBeGreaterThan(0);
      for (const file of failing) {
        await test.step(file, async () => {
          await page.route(`**${file}`, fault);
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await useIsland(page, name);
          await waitForFiles(page, files);
          await expectMenusToWork(page);
          await expectNothingLost(page, before);
          if (name === 'provider-status') await expectFrame(page);
          expect(errors).toEqual([]);
          await page.unroute(`**${file}`);
        });
      }
    });
  }
}

test('a page keeps working if its menus’ island fails to hydrate, and does not retry endlessly', async ({ page }) => {
  const errors = collectErrors(page);
  const before = await visitWithoutIslands(page, '/');
  const files = filesOfIsland('/', 'desktop-menu');
  await page.route(`**${files.at(-1)}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default {}' }),
  );
  await page.goto('/');
  await useIsland(page, 'desktop-menu');
  await waitForFiles(page, files);
  await expectMenusToWork(page);
  await expectNothingLost(page, before);
  expect(errors).toEqual([]);
});
