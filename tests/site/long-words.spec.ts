import { expect, test } from '@playwright/test';
import { findUnfitTexts } from '../long-words/unfit';
import { exchangeTexts, longTextInPage } from '../long-words/write-long-words';
import { coveredCopy, lostTexts } from '../accessibility/texts';
import { sidewaysScroll } from './sideways-scroll';
import { repeatedUnless } from '../extent';
import { layoutPages, samplePages } from './layouts';

/* Every page is built with long words and measured at more widths by scripts/test/test-long-words.ts. */

test.use({ reducedMotion: 'reduce' });

for (const path of layoutPages) {
  const details = repeatedUnless(samplePages.includes(path));
  test(`everything on ${path} fits with long and foreign words`, details, async ({ page }) => {
    await page.goto(path);
    const texts = await page.evaluate(exchangeTexts, []);
    await page.evaluate(exchangeTexts, texts.map(longTextInPage));
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sidewaysScroll(page), `pixels to scroll sideways at ${width} px`).toBe(0);
      expect.soft(await page.evaluate(lostTexts), `texts lost at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(coveredCopy), `texts covered at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(findUnfitTexts), `texts that do not fit at ${width} px`).toEqual([]);
    }
  });
}
