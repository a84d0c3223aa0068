import { expect, test } from '@playwright/test';
import { waitForDeferredStyles } from './deferred-styles';
import { layoutShifts, showWithTypefaces } from './layout-shifts';

/* What is below the first screen is left out until it comes near (`offscreen-…` in components/ui/section.css). */

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('nothing shifts where sections come near', async ({ page }) => {
      await showWithTypefaces(page);
      for (const path of ['/', '/industries/plumbers', '/ai']) {
        await page.goto(path);
        await waitForDeferredStyles(page);
        for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 700);
        expect.soft(await layoutShifts(page), path).toEqual([]);
      }
    });
  });
}
