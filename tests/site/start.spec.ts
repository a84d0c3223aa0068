import { expect, test } from '@playwright/test';
import { documentOf, pagePaths } from './exported-site';
import { hydrated } from './hydrated';

/* When the framework's scripts start: after the page has painted, or when somebody cannot wait for that. */

for (const path of [...pagePaths, '/404']) {
  test(`${path} asks for no script before it has painted`, () => {
    expect(documentOf(path).querySelectorAll('script[src]:not([nomodule]), link[as="script"]')).toEqual([]);
  });
}

test('the scripts start after the first paint', async ({ page }) => {
  await page.goto('/industries/plumbers');
  await hydrated(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test.describe('in a browser that reports no paint', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
  });

  test('the scripts start all the same', async ({ page }) => {
    await page.goto('/industries/plumbers');
    await hydrated(page);
  });

  test('the first key starts them', async ({ page }) => {
    await page.addInitScript(() => {
      const { setTimeout: native } = window;
      // The page's own deadline never comes.
      Object.assign(window, {
        setTimeout: (run: TimerHandler, delay?: number) => (delay === 1_500 ? 0 : native(run, delay)),
      });
    });
    await page.goto('/industries/plumbers', { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-hydrated');
    await page.keyboard.press('Tab');
    await hydrated(page);
  });
});
