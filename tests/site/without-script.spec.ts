import { expect, test } from '@playwright/test';
import { repeatedUnless } from '../extent';
import { documentOf, embedOf, pagePaths } from './exported-site';
import { expectIntact } from './intact';
import { groupLabelOf, labelOf, menuLabels } from './labels';
import { collectErrors } from './page-errors';
import { sidewaysScroll } from './sideways-scroll';
import { samplePages } from './layouts';

/* Every page in a browser that runs no scripts: the project `no-script` in playwright.config.ts. */

test.use({ reducedMotion: 'reduce' });

for (const path of [...pagePaths, '/no-such-page']) {
  const title = `${path} without JavaScript: words, links, menus, frames, pictures and styles`;
  test(title, repeatedUnless(samplePages.includes(path)), async ({ page }) => {
    const errors = collectErrors(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    expect(await sidewaysScroll(page), 'pixels to scroll sideways at 360 px').toBe(0);

    // The phone's menu.
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Menu' }).click();
    const panel = page.locator('#mobile-menu');
    await panel.locator('summary', { hasText: menuLabels.pricing }).click();
    await expect(panel.getByRole('link', { name: labelOf('/add-on-pricing') })).toBeVisible();
    await bar.getByRole('button', { name: 'Menu' }).click();
    await expect(panel).toBeHidden();

    // The menus of wide screens.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectIntact(page, path);
    await bar.getByRole('button', { name: menuLabels.industries, exact: true }).hover();
    await bar.getByRole('button', { name: groupLabelOf('/industries/healthcare') }).hover();
    await expect(bar.getByRole('link', { name: labelOf('/industries/gyms') })).toBeVisible();
    await page.mouse.move(720, 890);
    expect(await sidewaysScroll(page), 'pixels to scroll sideways at 1440 px').toBe(0);

    const { pictures, styles } = await page.evaluate(() => ({
      pictures: [...document.images].flatMap(({ complete, naturalWidth, src }) =>
        complete && naturalWidth ? [] : [src],
      ),
      styles: [...document.styleSheets].flatMap(({ href, cssRules }) => (href ? [cssRules.length] : [])),
    }));
    expect(pictures, 'pictures that are not there').toEqual([]);
    expect(styles, 'the styles that scripts would load').toHaveLength(1);
    expect(styles[0]).toBeGreaterThan(0);
    const hasFrame = pagePaths.includes(path) && embedOf(path) === 'frame';
    await expect(page.locator('main iframe:visible')).toHaveCount(hasFrame ? 1 : 0);
    if (hasFrame) {
      await expect(page.frameLocator('main iframe').getByRole('heading').first()).toBeAttached();
      const address = documentOf(path).querySelector('[data-frame-link]')?.getAttribute('href');
      await expect(page.locator('main [data-frame-link]')).toHaveAttribute('href', address ?? '');
    }
    expect(scripts).toEqual([]);
    expect(errors).toEqual([]);
  });
}
