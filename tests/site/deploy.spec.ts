import { expect, test, type Page } from '@playwright/test';
import { hydrateIsland, island, useIsland } from './hydrated';
import { islandFiles } from './modes';
import { book } from './provider-visit';
import { addOnPricing, schedule } from '../../lib/content/pages';
import { testimonials } from '../../lib/content/testimonials';
import { footerLabelOf, groupLabelOf, labelOf, menuLabels } from './labels';
import { collectPageErrors } from './page-errors';

/*
 * An open page after a deploy of a new build: the islands' files that it requests no longer exist, because their names
 * contain a hash.
 */

const trigger = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const openMenu = (page: Page) => page.locator('.desktop-menu [data-level="menu"] > .menu-panel:visible');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Simulates a deploy: old files are gone, and pages have new content. Returns the requested old files. */
async function deploy(page: Page): Promise<string[]> {
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
  return missingFiles;
}

test.describe('a deploy in the middle of a visit', () => {
  let errors: string[];

  test.beforeEach(({ page }) => {
    errors = collectPageErrors(page);
  });
  test.afterEach(() => {
    expect(errors).toEqual([]);
  });

  test('does not break the menus of the open page, and the next page is from the new build', async ({ page }) => {
    await page.goto('/');
    const missingFiles = await deploy(page);
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
    // With the keyboard, because hovering would prefetch the page before the test can intercept it.
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: footerLabelOf('/about/founder'), exact: true });
    await link.press('Enter');
    await expect(page).toHaveURL('/about/founder');
    await expect(heading(page)).toHaveText('From the new build');
  });

  test('does not break menus that are already hydrated', async ({ page }) => {
    await page.goto('/');
    await hydrateIsland(page, 'desktop-menu');
    await deploy(page);
    await trigger(page, menuLabels.pricing).click();
    await expect(openMenu(page)).toHaveCount(1);
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('/pricing') })
      .click();
    await expect(page).toHaveURL('/pricing');
    await expect(heading(page)).toBeVisible();
  });

  test('leaves the carousel scrollable, with all cards', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/testimonials');
    const missingFiles = await deploy(page);
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await expect.poll(() => missingFiles.length).toBeGreaterThan(0);
    const cards = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem');
    await expect(cards).toHaveCount(testimonials.length);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport({ ratio: 0.5 });
  });

  test('leaves the link with the tooltip working', async ({ page }) => {
    await page.goto('/add-on-pricing');
    await deploy(page);
    await page.getByRole('link', { name: addOnPricing.custom.buttonText }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('leaves the frame and its plain link working', async ({ page }) => {
    // The browser has the page but has not loaded its files.
    const missingFiles = await deploy(page);
    await page.goto('/schedule');
    await expect.poll(() => missingFiles.length).toBeGreaterThan(0);
    await book(page.frameLocator('main iframe'));
    await expect(page.getByRole('main').getByRole('link', { name: schedule.frame.fallbackLink })).toBeVisible();
  });

  test('does not cause a request on every pointer movement', async ({ page }) => {
    await page.goto('/');
    const missingFiles = await deploy(page);
    for (let round = 0; round < 10; round += 1) {
      await useIsland(page, 'desktop-menu');
      await trigger(page, menuLabels.contact).hover();
      await heading(page).hover();
    }
    await page.waitForLoadState('networkidle');
    const times = missingFiles.filter((file) => file === missingFiles[0]).length;
    expect(times).toBeLessThanOrEqual(3);
  });
});
