import { expect, test } from '@playwright/test';
import { inlineStyles, pagePaths } from './exported-site';
import { layoutShifts } from './layout-shifts';
import { sidewaysScroll } from './sideways-scroll';
import { repeatedUnless } from '../extent';
import { samplePages } from './layouts';

/* One page of each layout. Every page is measured at 360 px in visits.spec.ts. */
const layoutPaths = [
  '/',
  '/pricing',
  '/add-on-pricing',
  '/industries/plumbers',
  '/industries/service-based',
  '/ai',
  '/about/company',
  '/about/founder',
  '/terms-of-service',
  '/schedule',
  '/testimonials',
  '/demo',
  '/industries/retail',
];

for (const path of layoutPaths) {
  const details = repeatedUnless(samplePages.includes(path));
  test(`${path} does not scroll sideways at 1024 and 1920 px`, details, async ({ page }) => {
    await page.goto(path);
    // Other widths are in visits.spec.ts and conditions.spec.ts, on every page.
    for (const width of [1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    }
  });
}

test('the longest word that the content check allows does not scroll any page sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of layoutPaths) {
    await page.goto(path);
    const wide = await page.evaluate(() => {
      const { documentElement: root } = document;
      const texts = 'main :is(h1, h2, h3, p, li, dt, a, figcaption):not(:has(*)), footer :is(p, a):not(:has(*))';
      return [...document.querySelectorAll(texts)].flatMap((element) => {
        const before = element.textContent;
        element.textContent = 'Wärmepumpenanlagenmechanikerin';
        const isWide = root.scrollWidth > root.clientWidth;
        element.textContent = before;
        return isWide ? [before] : [];
      });
    });
    expect(wide, path).toEqual([]);
  }
});

test('white text on brand blue is bold and at least 18.67 px', async ({ page }) => {
  for (const path of layoutPaths) {
    await page.goto(path);
    const small = await page.evaluate(() => {
      const brand = 'rgb(82, 113, 255)';
      return [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => {
          const style = getComputedStyle(element);
          const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          return style.backgroundColor === brand && ownText;
        })
        .filter((element) => {
          const style = getComputedStyle(element);
          return parseFloat(style.fontSize) < 18.67 || Number(style.fontWeight) < 700;
        })
        .map((element) => element.outerHTML);
    });
    expect(small, path).toEqual([]);
  }
});

test('no measure depends on the typeface, so that lines stay where they are when it arrives', () => {
  for (const path of pagePaths) {
    for (const styles of inlineStyles(path)) expect(styles, path).not.toMatch(/[:\s(]\d*\.?\d+(?:ch|ex|ic|cap)\b/);
  }
});

test('there are no layout shifts while a page loads, with its motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/', '/pricing', '/industries/plumbers', '/testimonials']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page), path).toEqual([]);
  }
});
