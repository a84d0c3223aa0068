import type { BrowserContext } from '@playwright/test';
import { waitUntilIdle } from './wait-until-idle';

/** How screenshots are taken: without motion, and as high as the first screen of a phone or a computer. */
export const contextOptions = { reducedMotion: 'reduce' } as const;

/**
 * Takes a screenshot of a page once its typefaces, pictures and frames have loaded.
 *
 * @param fullPage whether to capture more than the first screen
 * @returns a PNG
 */
export async function screenshot(
  context: BrowserContext,
  address: string,
  width: number,
  fullPage: boolean,
): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  // Frames, islands and the chat load after the first paint.
  await page.goto(address);
  await waitUntilIdle(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Browsers leave out what is far below the window (`offscreen-…` in components/ui/section.css).
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
    // Lazy images would not load, because the page is not scrolled.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  // The chat waits until the page is idle. Without its provider there is none.
  const chat = await page.locator('[data-chat]').count();
  if (chat > 0)
    await page
      .locator('chat-widget')
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined);
  const picture = await page.screenshot({ fullPage });
  await page.close();
  return picture;
}
