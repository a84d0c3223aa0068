import { expect, test, type Page } from '@playwright/test';
import { hydratedIsland, island, useIsland } from './hydrated';
import { islandFiles } from './modes';
import { book } from './provider-visit';
import { addOnPricing, schedule } from '../../lib/content/pages';
import { testimonials } from '../../lib/content/testimonials';
import { footerLabelOf, groupLabelOf, labelOf, menuLabels } from './labels';
import { pageErrorsOf } from './trouble';

/*
 * What an open page meets when the files under it are exchanged for those of another build: the islands' files that it is
 * going to ask for are gone, because their names are made from their content.
 */

const trigger = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const openMenu = (page: Page) => page.locator('.desktop-menu [data-level="menu"] > .menu-panel:visible');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** From here on the server has the new build: the old files are gone, and pages say so. Returns the files asked for. */
async function deploy(page: Page): Promise<string[]> {
  const missed: string[] = [];
  await page.route(islandFiles, async (route) => {
    missed.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' });
  });
  await page.route('**/about/founder', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>).*?<\/h1>/s, '$1Of the new build</h1>');
    await route.fulfill({ response, body });
  });
  return missed;
}

test.describe('a deploy in the middle of a visit', () => {
  let trouble: string[];

  test.beforeEach(({ page }) => {
    trouble = pageErrorsOf(page);
  });
  test.afterEach(() => {
    expect(trouble).toEqual([]);
  });

  test('leaves the menus of the open page working, and the next page is the new one', async ({ page }) => {
    await page.goto('/');
    const missed = await deploy(page);
    await trigger(page, menuLabels.about).click();
    await expect(openMenu(page)).toHaveCount(1);
    await expect.poll(() => missed.length).toBeGreaterThan(0);
    await trigger(page, menuLabels.about).click();
    await expect(openMenu(page)).toHaveCount(0);
    await trigger(page, menuLabels.industries).click();
    await trigger(page, groupLabelOf('/industries/service-based')).hover();
    await expect(page.getByRole('banner').getByRole('link', { name: labelOf('/industries/plumbers') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(openMenu(page)).toHaveCount(0);
    await expect(island(page, 'desktop-menu')).not.toHaveAttribute('data-hydrated');
    // With the keyboard: under a pointer the browser would have fetched the page already, past the test's own answer.
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: footerLabelOf('/about/founder'), exact: true });
    await link.press('Enter');
    await expect(page).toHaveURL('/about/founder');
    await expect(heading(page)).toHaveText('Of the new build');
  });

  test('leaves menus working that had their files before', async ({ page }) => {
    await page.goto('/');
    await hydratedIsland(page, 'desktop-menu');
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

  test('leaves the carousel a list to scroll, with all its cards', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/testimonials');
    const missed = await deploy(page);
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await expect.poll(() => missed.length).toBeGreaterThan(0);
    const cards = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem');
    await expect(cards).toHaveCount(testimonials.length);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport({ ratio: 0.5 });
  });

  test('leaves the link with the tooltip a link', async ({ page }) => {
    await page.goto('/add-on-pricing');
    await deploy(page);
    await page.getByRole('link', { name: addOnPricing.custom.buttonText }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('leaves a frame to book in, and its plain link', async ({ page }) => {
    // The visitor's browser has the page, but none of the files yet.
    const missed = await deploy(page);
    await page.goto('/schedule');
    await expect.poll(() => missed.length).toBeGreaterThan(0);
    await book(page.frameLocator('main iframe'));
    await expect(page.getByRole('main').getByRole('link', { name: schedule.frame.fallbackLink })).toBeVisible();
  });

  test('does not have the open page ask for its files at every step of the pointer', async ({ page }) => {
    await page.goto('/');
    const missed = await deploy(page);
    for (let round = 0; round < 10; round += 1) {
      await useIsland(page, 'desktop-menu');
      await trigger(page, menuLabels.contact).hover();
      await heading(page).hover();
    }
    await page.waitForLoadState('networkidle');
    const times = missed.filter((file) => file === missed[0]).length;
    expect(times).toBeLessThanOrEqual(3);
  });
});
