/* oxlint-disable unicorn/consistent-function-scoping -- pages get what scripts do to frames without its module */
import type { Page } from '@playwright/test';
import { desktop, phone } from './menus';
import { drawn, layoutShifts, runUntil, showWithTypefaces } from './page';
import * as visit from './provider-visit';
import { expect, failure, frameOf, iframe, plainLink, progress, scriptAddress, test } from './provider-visit';

/*
 * Whatever goes wrong, the plain link above the frame is in the first screen of a phone, can be pressed, and keeps the plan. What
 * was typed stays, and nothing moves. Without scripts: without-script.spec.ts, without storage: disturbed-visits.spec.ts.
 */

test.beforeEach(({ page }) => showWithTypefaces(page));

// Without motion a toast is suddenly there, which counts as a layout shift although nothing gives way.
test.use({ reducedMotion: 'no-preference', viewport: phone });

const embeds = visit.embeds.filter(({ path }) => ['/schedule', '/contact'].includes(path));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?plan=pro`, { waitUntil: 'domcontentloaded' });
  await expect(plainLink(page)).toHaveAttribute('href', /\?plan=pro$/);
  await expect(plainLink(page)).toBeInViewport({ ratio: 1 });
}

const place = (page: Page) => plainLink(page).boundingBox();

/** Nothing has moved, and the link can be pressed, also in a wide window. */
async function expectLink(page: Page, before: unknown): Promise<void> {
  expect(await place(page)).toEqual(before);
  expect(await layoutShifts(page)).toEqual([]);
  for (const window of [phone, desktop]) {
    await page.setViewportSize(window);
    await plainLink(page).click({ trial: true });
  }
}

/** What is said in the end where the script does not come. */
const scriptFaults: Record<string, (page: Page, provider: visit.Provider) => Promise<unknown>> = {
  'the provider is off': (_page, provider) => provider.setMode('refused'),
  'the provider fails': (_page, provider) => provider.setMode('500'),
  'the script is blocked': (page) => page.route(`${scriptAddress}**`, (route) => route.abort('blockedbyclient')),
};

for (const { path } of embeds) {
  for (const [name, arrange] of Object.entries(scriptFaults)) {
    test(`${path} while ${name}`, async ({ page, provider }) => {
      await page.clock.install();
      await arrange(page, provider);
      await open(page, path);
      const before = await place(page);
      await runUntil(page, () => failure(page).isVisible());
      await expectLink(page, before);
    });
  }

  test(`${path} while the frame is slow`, async ({ page, provider }) => {
    await provider.setMode('slow', visit.frameAddress);
    await open(page, path);
    await expect(progress(page)).toHaveAttribute('data-state', 'loading');
    await expectLink(page, await place(page));
    await expect(failure(page)).toBeHidden();
    await provider.reset();
    await visit.begin(frameOf(page));
    await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  });

  test(`${path} offline and back: the link leads there`, async ({ page }) => {
    // The island with the toasts does not come either.
    const isLost = ({ href }: URL) => visit.isOutside(href) || href.includes('/islands/');
    await page.route(isLost, (route) => route.abort('internetdisconnected'));
    await open(page, path);
    const before = await place(page);
    await expect(failure(page)).toBeVisible();
    await expectLink(page, before);
    await page.unroute(isLost);
    const opened = page.waitForEvent('popup');
    await plainLink(page).click();
    await expect((await opened).getByTestId('query').locator('dd')).toHaveText(['pro']);
  });
}

/** What the provider's script, the owner's or an extension does on the page. */
const acts: Record<string, (frame: HTMLElement) => void> = {
  'hides with force': ({ style }) => style.setProperty('display', 'none', 'important'),
  'lays over the window with force': ({ style }) =>
    (style.cssText = 'position: fixed !important; inset: 0 !important; height: 100vh !important; z-index: 99'),
  'makes higher with force': ({ style }) => style.setProperty('height', '3000px', 'important'),
  'covers with a banner': () => {
    const banner = document.body.appendChild(document.createElement('aside'));
    banner.style.cssText = 'position: fixed; inset: 80% 0 0; background: #fff; z-index: 999';
  },
  removes: (frame) => frame.remove(),
};

for (const [name, act] of Object.entries(acts)) {
  test(`a frame in use that a script ${name}`, async ({ page }) => {
    await open(page, '/schedule');
    await expect(progress(page)).toHaveAttribute('data-state', 'complete');
    await visit.begin(frameOf(page));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const before = await place(page);
    await iframe(page).evaluate(act);
    await expectLink(page, before);
    if (name !== 'removes') await visit.expectBegun(frameOf(page));
  });
}

test('a script that comes after the visitor has begun does not run', async ({ page, provider }) => {
  await provider.setMode('slow', scriptAddress);
  await open(page, '/contact');
  const answer = page.waitForResponse((response) => response.url().startsWith(scriptAddress));
  await visit.begin(frameOf(page));
  await expect(iframe(page)).toHaveAttribute('data-used');
  await provider.reset();
  await (await answer).finished();
  // A script that has come runs in a task of its own.
  await drawn(page);
  expect(await page.evaluate(() => 'iFrameResize' in window)).toBe(false);
  await visit.expectBegun(frameOf(page));
  await expect(failure(page)).toBeHidden();
});
