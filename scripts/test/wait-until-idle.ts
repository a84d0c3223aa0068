import type { Page } from '@playwright/test';

/**
 * Waits until a page has asked for nothing and received nothing for half a second. Playwright's `networkidle` may never come
 * where a frame loads (microsoft/playwright#42598).
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  let count = 0;
  const add = () => (count += 1);
  page.on('request', add).on('requestfinished', add);
  for (let before = -1; before !== count; await page.waitForTimeout(500)) before = count;
  page.off('request', add).off('requestfinished', add);
}
