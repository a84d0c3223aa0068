import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { elementsWith, weakColors } from './accessibility/contrast';

/*
 * Preferences that visitors set in their browser or system. Forced colors and larger text are in conditions.spec.ts, Save-Data in
 * speculation.spec.ts, and privacy in attribution.spec.ts.
 */

/** From 0 to 255, of the red in what the window shows. */
async function brightness(page: Page): Promise<number> {
  const { channels } = await sharp(await page.screenshot()).stats();
  return channels[0]?.mean ?? 0;
}

for (const path of ['/pricing', '/gmb-seo']) {
  test(`${path} follows more contrast and reduced transparency, and stays light`, async ({ page }) => {
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

    // In a dark browser the page, its scrollbars and its controls stay light, and the browser's own dark mode leaves it.
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await brightness(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    expect.soft(Math.abs((await brightness(page)) - light), 'a darker page').toBeLessThan(1);
    await expect.soft(page.locator('meta[name="theme-color"]')).toHaveCount(1);
    await expect.soft(page.locator('html')).toHaveCSS('color-scheme', /light/);
  });
}
