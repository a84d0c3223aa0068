import { largestCovered, textProblems, walk } from './accessibility';
import { findViolations } from './axe';
import { embedTexts, expect, frameAddress, openAtBottom, test, toast } from './provider-visit';
import { sidewaysScroll } from './page';

/* The conditions of WCAG 2.2 AA while an error toast is open. It stays until the visitor closes it. */

/** `free` is the part of the window that the bar and the toast leave to the page. A window of 256 px is at 400%. */
const windows = [
  { width: 1440, height: 900, free: 2 / 3 },
  { width: 844, height: 390, free: 1 / 2 },
  { width: 390, height: 844, free: 2 / 3 },
  { width: 320, height: 640, free: 3 / 5 },
  { width: 320, height: 256, free: 1 / 3 },
];

for (const { free, ...size } of windows) {
  test(`with an error toast, ${size.width} by ${size.height} px: targets, keyboard and texts`, async ({
    page,
    provider,
  }) => {
    await provider.setMode('503', frameAddress);
    await page.setViewportSize(size);
    await openAtBottom(page, '/schedule');
    await expect(toast(page).getByRole('button', { name: embedTexts.retry })).toBeVisible({ timeout: 14_000 });
    await expect.soft(page.locator('[data-sonner-toaster]')).toHaveCSS('--gap', '14px');
    expect.soft(await findViolations(page), 'what axe finds, small targets among it').toEqual([]);
    // At the end of the page, where the toast stays: the panel, which says the same, is far above.
    await page.locator('body > footer').click({ position: { x: 4, y: 4 } });
    expect.soft(await walk(page, 'footer'), 'on the way with the Tab key').toEqual([]);
    const session = await page.context().newCDPSession(page);
    for (const standard of [16, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      const { lost } = await page.evaluate(textProblems);
      expect.soft(lost, `texts lost with a font size of ${standard} px`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `pixels to scroll sideways at ${standard} px`).toBe(0);
      await expect.soft(toast(page)).toBeVisible();
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    expect.soft(await page.evaluate(largestCovered), 'covered').toBeLessThanOrEqual(1 - free);
  });
}
