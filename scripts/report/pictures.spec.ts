import { expect, test } from '@playwright/test';

/** `npm run report` compares pictures of these pages, on a phone and on a computer. */
const paths = JSON.parse(process.env.REPORT_PATHS ?? '[]') as string[];

for (const path of paths) {
  for (const width of [390, 1440]) {
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // Frames and the chat load after the first paint.
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        await document.fonts.ready;
        // Pictures below the first screen would not load, because nobody scrolls.
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`;
      await expect(page).toHaveScreenshot(name, { fullPage: true });
    });
  }
}
