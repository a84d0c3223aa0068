import type { Page } from '@playwright/test';
import { footerLabelOf } from './labels';
import { chatAddress, expect, progress, test } from './provider-visit';

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
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: footerLabelOf('/pricing'), exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const hasScript = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('form_embed.js'));

async function expectOneEmbed(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  if (path === '/') return expect(page.locator('chat-widget')).toHaveCount(1);
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(page.locator('iframe')).toHaveCount(1);
  // The frame works before its script has come.
  await expect.poll(() => page.evaluate(hasScript)).toBe(true);
  await expect(page.locator('script[src*="form_embed.js"]')).toHaveCount(1);
}

for (const [path, mode] of [
  ['/schedule', 'healthy-old'],
  ['/contact', 'healthy-old'],
  ['/contact', 'healthy-new'],
  ['/', 'healthy-new'],
] as const) {
  const title = `leaving ${path} removes all that a ${mode} provider added, and Back restores one embed`;
  test(title, async ({ page, provider, errors }) => {
    await provider.setMode(mode, path === '/' ? chatAddress : undefined);
    await page.goto(path);
    await expectOneEmbed(page, path);
    const present = await providerParts(page);
    expect(present).not.toEqual(nothing);
    await leave(page);
    expect(await providerParts(page)).toEqual(nothing);
    await page.goBack();
    await expectOneEmbed(page, path);
    expect(await providerParts(page)).toEqual(present);
    await page.goForward();
    await expect(page).toHaveURL('/pricing');
    expect(await providerParts(page)).toEqual(nothing);
    expect(errors).toEqual([]);
  });
}
