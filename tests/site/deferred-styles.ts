import type { Page } from '@playwright/test';

/** Waits for the styles of what is below the first screen, which come after the first paint. */
export async function waitForDeferredStyles(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('head > [rel="stylesheet"]')];
    return links.length > 0 && links.every(({ sheet }) => sheet);
  });
}
