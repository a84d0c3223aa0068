import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { chatAddress, expect, frameOf, progress, scriptAddress, test } from './provider-visit';
import { footerLabelOf } from './labels';
import { repeatedUnless } from '../extent';

/*
 * The provider's scripts must be added when a page is entered and removed when it is left (the product specification).
 * Every page is a separate document, so leaving it removes them. These tests make sure that this stays true.
 */

/** Everything in a document that the provider's scripts added. */
async function providerParts(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const elements =
      'iframe, chat-widget, .ep-iFrameContainer, .ep-wrapper, style#embeddedIframes, [data-sonner-toaster]';
    return {
      scripts: [...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(location.origin)),
      elements: [...document.querySelectorAll(elements)].map(({ localName }) => localName),
      handlers: ['onload', 'onmessage'].filter((name) => Reflect.get(window, name)),
      globals: ['iFrameResize', 'leadConnector'].filter((name) => name in window),
      elementNames: ['chat-widget'].filter((name) => customElements.get(name)),
    };
  });
}

const nothing = { scripts: [], elements: [], handlers: [], globals: [], elementNames: [] };

async function leave(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footerLabelOf('/pricing'), exact: true })
    .click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Leaves the page, returns with Back and leaves again with Forward. */
async function leaveAndReturn(page: Page, isComplete: () => Promise<void>): Promise<void> {
  await isComplete();
  const present = await providerParts(page);
  expect(present).not.toEqual(nothing);
  await leave(page);
  expect(await providerParts(page)).toEqual(nothing);
  await page.goBack();
  await isComplete();
  expect(await providerParts(page)).toEqual(present);
  await page.goForward();
  await expect(page).toHaveURL('/pricing');
  expect(await providerParts(page)).toEqual(nothing);
}

for (const mode of ['healthy-old', 'healthy-new']) {
  for (const path of ['/schedule', '/coaching', '/contact']) {
    const title = `leaving ${path} removes everything that the ${mode} script added, and Back restores one frame`;
    test(title, repeatedUnless(path === '/schedule'), async ({ page, provider, errors }) => {
      await provider.setMode(mode);
      await page.goto(path);
      await leaveAndReturn(page, async () => {
        await expect(page).toHaveURL(path);
        await expect(progress(page)).toHaveAttribute('data-state', 'complete');
        await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('iframe')).toHaveCount(1);
        await expect(page.locator('script[src*="form_embed.js"]')).toHaveCount(1);
      });
      expect(errors).toEqual([]);
    });
  }

  const title = `leaving / removes everything that the ${mode} chat added, and Back restores one chat`;
  test(title, repeatedUnless(mode === 'healthy-new'), async ({ page, provider, errors }) => {
    await provider.setMode(mode, chatAddress);
    await page.goto('/');
    await leaveAndReturn(page, async () => {
      await expect(page).toHaveURL('/');
      await expect(page.locator('chat-widget')).toHaveCount(1);
    });
    expect(errors).toEqual([]);
  });
}

for (const [path, script] of [
  ['/schedule', scriptAddress],
  ['/', chatAddress],
]) {
  for (const waitMs of [0, 20, 100]) {
    const title = `leaving ${path} ${waitMs} ms after its script has loaded leaves nothing behind`;
    test(title, repeatedUnless(waitMs === 20), async ({ page, errors }) => {
      const release = await holdRequests(page, `${script}**`);
      const requestSent = page.waitForRequest(`${script}**`);
      // A pending script delays the load event.
      await page.goto(String(path), { waitUntil: 'commit' });
      await requestSent;
      release();
      await page.waitForTimeout(waitMs);
      await leave(page);
      // Wait for late effects.
      await page.waitForTimeout(1_000);
      expect(await providerParts(page)).toEqual(nothing);
      expect(errors).toEqual([]);
    });
  }
}

test('navigating from one page with a frame to another leaves only the new frame', async ({ page, errors }) => {
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footerLabelOf('/contact'), exact: true })
    .click();
  await expect(page).toHaveURL('/contact');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/widget\/form\//);
  await expect(page.locator('script[src*="form_embed.js"]')).toHaveCount(1);
  expect(errors).toEqual([]);
});
