import type { Page } from '@playwright/test';
import { hold } from './hold';
import { chatAddress, expect, frameOf, progress, scriptAddress, test } from './provider-visit';
import { footerLabelOf } from './labels';

/*
 * The provider's scripts are added on entering a page and removed on leaving it (the product specification). Every page is a
 * document of its own, so leaving it is what removes them; these tests hold that no change brings them along.
 */

/** Everything in a document that comes from the provider. */
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

/** Leaves the page that is open, comes back by Back and leaves again by Forward. */
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
    test(`leaving ${path} removes what the ${mode} script has added, and Back brings one frame`, async ({
      page,
      provider,
      trouble,
    }) => {
      await provider.behave(mode);
      await page.goto(path);
      await leaveAndReturn(page, async () => {
        await expect(page).toHaveURL(path);
        await expect(progress(page)).toHaveAttribute('data-state', 'complete');
        await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('iframe')).toHaveCount(1);
        await expect(page.locator('script[src*="form_embed.js"]')).toHaveCount(1);
      });
      expect(trouble).toEqual([]);
    });
  }

  test(`leaving / removes what the ${mode} chat has added, and Back brings one chat`, async ({
    page,
    provider,
    trouble,
  }) => {
    await provider.behave(mode, chatAddress);
    await page.goto('/');
    await leaveAndReturn(page, async () => {
      await expect(page).toHaveURL('/');
      await expect(page.locator('chat-widget')).toHaveCount(1);
    });
    expect(trouble).toEqual([]);
  });
}

for (const [path, script] of [
  ['/schedule', scriptAddress],
  ['/', chatAddress],
]) {
  for (const waitMs of [0, 20, 100]) {
    test(`leaving ${path} ${waitMs} ms after its script has come takes nothing along`, async ({ page, trouble }) => {
      const release = await hold(page, `${script}**`);
      const asked = page.waitForRequest(`${script}**`);
      // The load waits for a script that is on its way.
      await page.goto(String(path), { waitUntil: 'commit' });
      await asked;
      release();
      await page.waitForTimeout(waitMs);
      await leave(page);
      // For what would come late.
      await page.waitForTimeout(1_000);
      expect(await providerParts(page)).toEqual(nothing);
      expect(trouble).toEqual([]);
    });
  }
}

test('a page with a frame that leads to another holds that one’s frame alone', async ({ page, trouble }) => {
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
  expect(trouble).toEqual([]);
});
