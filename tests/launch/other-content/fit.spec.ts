import { expect, test } from '@playwright/test';
import { waitForDeferredStyles } from '../../site/deferred-styles';
import { pagePaths } from '../../site/exported-site';
import { coveredCopy, lostTexts } from '../../site/accessibility/texts';
import { collectErrors } from '../../site/page-errors';
import { sidewaysScroll } from '../../site/sideways-scroll';
import { watchViolations } from '../../site/violations';
import { findUnfitTexts } from './unfit';

test.use({ reducedMotion: 'reduce' });

for (const path of [...pagePaths, '/no-such-page']) {
  test(`everything on ${path} fits from 320 to 1920 px, without errors`, async ({ page }) => {
    const errors = collectErrors(page);
    const violations = await watchViolations(page);
    await page.goto(path);
    await waitForDeferredStyles(page);
    for (const width of [320, 360, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sidewaysScroll(page), `pixels to scroll sideways at ${width} px`).toBe(0);
      expect.soft(await page.evaluate(lostTexts), `texts lost at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(coveredCopy), `texts covered at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(findUnfitTexts), `texts that do not fit at ${width} px`).toEqual([]);
    }
    expect([...errors, ...violations]).toEqual([]);
  });
}
