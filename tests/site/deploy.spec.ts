import { expect, test, type Page } from '@playwright/test';
import { island, useIsland } from './hydrated';
import { islandFiles } from './modes';
import { footerLabelOf, groupLabelOf, labelOf, menuLabels } from './labels';
import { collectPageErrors } from './page-errors';

/*
 * An open page after a deploy of a new build: the islands' files that it requests no longer exist, because their names
 * contain a hash. island-faults.spec.ts has the other islands without their files.
 */

const trigger = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const openMenu = (page: Page) => page.locator('.desktop-menu [data-level="menu"] > .menu-panel:visible');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a deploy in the middle of a visit leaves the menus, and the next page is from the new build', async ({
  page,
}) => {
  const errors = collectPageErrors(page);
  await page.goto('/');
  const missingFiles: string[] = [];
  await page.route(islandFiles, async (route) => {
    missingFiles.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' });
  });
  await page.route('**/about/founder', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>).*?<\/h1>/s, '$1From the new build</h1>');
    await route.fulfill({ response, body });
  });

  await trigger(page, menuLabels.about).click();
  await expect(openMenu(page)).toHaveCount(1);
  await expect.poll(() => missingFiles.length).toBeGreaterThan(0);
  await trigger(page, menuLabels.about).click();
  await expect(openMenu(page)).toHaveCount(0);
  await trigger(page, menuLabels.industries).click();
  await trigger(page, groupLabelOf('/industries/service-based')).hover();
  await expect(page.getByRole('banner').getByRole('link', { name: labelOf('/industries/plumbers') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openMenu(page)).toHaveCount(0);
  await expect(island(page, 'desktop-menu')).not.toHaveAttribute('data-hydrated');

  // The pointer does not ask again and again.
  for (let round = 0; round < 10; round += 1) {
    await useIsland(page, 'desktop-menu');
    await heading(page).hover();
  }
  await page.waitForLoadState('networkidle');
  expect(missingFiles.filter((file) => file === missingFiles[0]).length).toBeLessThanOrEqual(4);

  // With the keyboard, because hovering would prefetch the page.
  const link = page.getByRole('contentinfo').getByRole('link', { name: footerLabelOf('/about/founder'), exact: true });
  await link.press('Enter');
  await expect(page).toHaveURL('/about/founder');
  await expect(heading(page)).toHaveText('From the new build');
  expect(errors).toEqual([]);
});
