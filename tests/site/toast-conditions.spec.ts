import { largestCovered } from './accessibility/covered';
import { lostTexts } from './accessibility/texts';
import { findViolations } from './axe';
import { load } from '../../lib/content';
import { expect, frameAddress, openAtBottom, test, toast } from './provider-visit';
import { sidewaysScroll } from './sideways-scroll';
import { walk } from './accessibility/keyboard-walk';

const embedTexts = load('embed-texts');

/* The conditions of WCAG 2.2 AA while an error toast is open. It stays until the visitor closes it. */

/** `free` is the part of the window that the bar and the toast leave to the page. A window of 256 px is at 400%. */
const windows = [
  { width: 1440, height: 900, free: 2 / 3 },
  { width: 844, height: 390, free: 1 / 2 },
  { width: 390, height: 844, free: 2 / 3 },
  { width: 320, height: 640, free: 3 / 5 },
  { width: 320, height: 256, free: 1 / 3 },
];

/** Lets no element come into view for a page: otherwise the toast would close on the way with the Tab key, at the panel. */
function stayOutOfView(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback) {
      super((entries, observer) =>
        callback(
          entries.map(() => ({ isIntersecting: false }) as IntersectionObserverEntry),
          observer,
        ),
      );
    }
  };
}

for (const { free, ...size } of windows) {
  test(`with an error toast, ${size.width} by ${size.height} px: targets, keyboard and texts`, async ({
    page,
    provider,
  }) => {
    await provider.setMode('503', frameAddress);
    await page.setViewportSize(size);
    await page.addInitScript(stayOutOfView);
    await openAtBottom(page, '/schedule');
    await expect(toast(page).getByRole('button', { name: embedTexts.retry })).toBeVisible({ timeout: 14_000 });
    expect.soft(await findViolations(page), 'what axe finds, small targets among it').toEqual([]);
    expect.soft(await page.evaluate(largestCovered), 'covered').toBeLessThanOrEqual(1 - free);
    expect.soft(await walk(page), 'on the way with the Tab key').toEqual([]);
    expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways').toBe(0);
    expect.soft(await page.evaluate(lostTexts), 'texts lost').toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways, with text twice the size').toBe(0);
    expect.soft(await page.evaluate(lostTexts), 'texts lost, with text twice the size').toEqual([]);
  });
}
