import { expect, test } from '@playwright/test';
import { elementsWith, weakColors } from './accessibility/contrast';

/*
 * Preferences that visitors set in their browser or system. Forced colors and larger text are in conditions.spec.ts, and privacy in
 * attribution.spec.ts.
 */

for (const path of ['/pricing', '/gmb-seo']) {
  test(`${path} follows more contrast and reduced transparency`, async ({ page }) => {
    await page.goto(path);
    await page.mouse.move(1, 1);
    // The styles for preferences come after the page.
    const hasStyles = () =>
      page.evaluate(() => [...document.styleSheets].some((sheet) => sheet.href?.includes('deferred')));
    await expect.poll(hasStyles).toBe(true);
    const session = await page.context().newCDPSession(page);
    const opacity = () =>
      page.locator('header.site-bar').evaluate((element) => getComputedStyle(element, '::before').opacity);
    const usual = await opacity();
    expect((await page.evaluate(elementsWith, weakColors)).length, 'elements to change').toBeGreaterThan(10);

    await page.emulateMedia({ contrast: 'more' });
    expect.soft(await page.evaluate(elementsWith, weakColors), 'elements with a weak color').toEqual([]);
    await page.emulateMedia({ contrast: null });

    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    expect.soft(await opacity(), 'opacity of the bar').toBe('1');
    await session.send('Emulation.setEmulatedMedia', { features: [] });
    expect.soft(await opacity(), 'opacity of the bar without it').toBe(usual);
  });
}
