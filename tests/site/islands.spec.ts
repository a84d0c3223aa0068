import type { Page } from '@playwright/test';
import { withAliases } from '../../lib/content';
import { list } from './carousel';
import { documentOf, filesOfIsland, pagePaths } from './exported-site';
import { expectHydrated, island } from './hydrated';
import { expect, frameAddress, isOutside, test } from './provider-visit';

/* When the islands' files are loaded. */

const framePaths = withAliases(['/schedule', '/contact', '/coaching']);

/** Records requests for the site's own scripts. */
function recordScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isOutside(request.url()) && (request.resourceType() === 'script' || pathname.endsWith('.js')))
      requested.push(pathname);
  });
  return requested;
}

test('pages reference no script files, and only the islands next to a frame may start by themselves', () => {
  for (const path of [...pagePaths, '/404']) {
    const asking = 'script[src], link[as="script"], link[rel="modulepreload"]';
    expect(documentOf(path).querySelectorAll(asking), path).toEqual([]);
    const started = documentOf(path).querySelectorAll('[data-island="script"]');
    const names = started.map((element) => element.getAttribute('data-component'));
    expect(names, path).toEqual(framePaths.includes(path) ? ['provider-status'] : []);
  }
});

test('the home page requests no scripts but the chat’s while it is not used', async ({ page }) => {
  const requested = recordScripts(page);
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(2_000);
  await expect(page.locator('[data-hydrated]')).toHaveCount(0);
  // The chat has its own script, without the framework.
  expect(requested.filter((script) => !script.includes('/open-chat-'))).toEqual([]);
});

test('/schedule requests only the files of the island next to its frame, and only if something is wrong', async ({
  page,
  provider,
}) => {
  const requested = recordScripts(page);
  await page.goto('/schedule');
  await expect(page.locator('progress')).toHaveAttribute('data-state', 'complete');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await provider.setMode('503', frameAddress);
  await page.reload();
  await expectHydrated(page, 'provider-status');
  await page.waitForLoadState('networkidle');
  expect(requested.toSorted()).toEqual(filesOfIsland('/schedule', 'provider-status').toSorted());
});

test('an island starts on focus, alone', async ({ page }) => {
  for (const [path, name] of [
    ['/testimonials', 'carousel-controls'],
    ['/add-on-pricing', 'tooltip-link'],
    ['/', 'desktop-menu'],
  ] as const) {
    await page.goto(path);
    await island(page, name).locator('button, a').first().focus();
    await expectHydrated(page, name);
    await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  }
});

test('the carousel’s island starts on focus of its cards, but not on hover', async ({ page }) => {
  const requested = recordScripts(page);
  await page.goto('/testimonials');
  await list(page).hover();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await list(page).focus();
  await expectHydrated(page, 'carousel-controls');
});
