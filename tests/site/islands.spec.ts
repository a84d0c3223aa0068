import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { holdRequests, islandFiles } from './page';

/* When islands start, also one of the kind that an owner adds, on a page that the build's steps have made for it. */

test('one of an owner starts before it is seen, and hears what was pressed and typed even before', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('counter');
  execFileSync('npx', ['tsx', 'tests/site/counter-page.ts', folder]);
  await page.route('/counter', (route) => route.fulfill({ path: join(folder, 'counter.html') }));
  await page.route(islandFiles, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  const release = await holdRequests(page, islandFiles);
  await page.goto('/counter');
  const [near, far] = [page.locator('output').first(), page.locator('output').last()];
  await page.getByLabel('Hours').first().fill('20');
  await page.getByRole('button').first().click();
  await expect(near).toHaveText('3');
  release();
  await expect(near).toHaveText('63');
  await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  await far.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-hydrated]')).toHaveCount(2);
  await page.getByRole('button').last().click();
  await expect(far).toHaveText('10');
});
