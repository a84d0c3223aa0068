import type { Page } from '@playwright/test';

/** Lays out and paints everything, also what is far below the first screen (`offscreen-…` in components/ui/section.css). */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // A new style sheet lets the browser look its typefaces up again.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
