import { largestCovered } from '../accessibility/covered';
import { smallTargets } from '../accessibility/targets';
import { lostTexts } from '../accessibility/texts';
import { embedTexts } from '../../lib/content/embed-texts';
import { expect, frameAddress, test, toast } from './provider-visit';
import { sidewaysScroll } from './sideways-scroll';
import { walk } from './walk';

/* The conditions of WCAG 2.2 AA while an error toast is open. It stays until the visitor closes it. */

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

for (const size of sizes) {
  test(`with an error toast, ${size.width} px wide: targets, keyboard and texts`, async ({ page, provider }) => {
    await provider.setMode('503', frameAddress);
    await page.setViewportSize(size);
    await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
    await expect(toast(page).getByRole('button', { name: embedTexts.retry })).toBeVisible({ timeout: 14_000 });
    expect.soft(await page.evaluate(smallTargets), 'small targets').toEqual([]);
    // In a narrow window the toast has a line more in the fallback typeface.
    expect.soft(await page.evaluate(largestCovered), 'covered').toBeLessThanOrEqual(2 / 5);
    expect.soft(await walk(page), 'on the way with the Tab key').toEqual([]);
    expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways').toBe(0);
    expect.soft(await page.evaluate(lostTexts), 'texts lost').toEqual([]);
  });
}
