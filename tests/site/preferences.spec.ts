import { expect, test } from '@playwright/test';
import { color } from '../../components/pictures/palette';

/*
 * Preferences that visitors set in their browser or system. Forced colors and larger text are in conditions.spec.ts, and privacy in
 * attribution.spec.ts.
 */

/** The colors that are too weak for those who prefer more contrast: of muted texts and lines. */
const weakColors = ['ink-soft', 'ink-quiet', 'rule'].map((name) => {
  const channels = color(name).match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
});

/** The elements that have one of the colors in a place that is seen. A line may have the color of muted texts. Runs in the page. */
function elementsWith(colors: readonly string[]): string[] {
  const [, quiet = ''] = colors;
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    const lines = ['top', 'right', 'bottom', 'left'].flatMap((side) =>
      style.getPropertyValue(`border-${side}-width`) === '0px' ? [] : style.getPropertyValue(`border-${side}-color`),
    );
    const seen = [style.color, style.backgroundColor, ...lines.filter((value) => value !== quiet)];
    return seen.some((value) => colors.includes(value)) ? [element.outerHTML.slice(0, 80)] : [];
  });
}

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
