import type { Page } from '@playwright/test';

/** Lays out and paints everything, also what is far below the first screen (`offscreen-…` in app/globals.css). */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
