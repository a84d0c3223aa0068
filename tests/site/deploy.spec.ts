import { expect, test } from '@playwright/test';
import { islandFiles, useIsland } from './hydrated';

test('after a deploy, which takes the files of open pages away, a moving pointer does not ask for them again and again', async ({
  page,
}) => {
  await page.goto('/');
  const missingFiles: string[] = [];
  await page.route(islandFiles, async (route) => {
    missingFiles.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' });
  });
  for (let round = 0; round < 10; round += 1) {
    await useIsland(page, 'desktop-menu');
    await page.getByRole('heading', { level: 1 }).hover();
  }
  await page.waitForLoadState('networkidle');
  const times = missingFiles.filter((file) => file === missingFiles[0]).length;
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThanOrEqual(3);
});
