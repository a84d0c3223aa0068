import { expect, test, type Page } from '@playwright/test';
import { findViolations } from './axe';
import { rulesOffOnce } from '../accessibility/axe-rules';
import { hydrateIsland } from './hydrated';
import { islandFiles } from './modes';
import { addOnPricing } from '../../lib/content/pages';
import { testimonials } from '../../lib/content/testimonials';
import { groupLabelOf, labelOf, menuLabels, menuNames } from './labels';
import { repeated } from '../extent';

const trigger = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

/** An open menu changes the header alone; visits.spec.ts looks at the rest of every page. */
const inHeader = { include: 'header' };

async function expectMenusWithoutViolations(page: Page): Promise<void> {
  for (const name of menuNames) {
    await trigger(page, name).click();
    await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
    expect(await findViolations(page, inHeader), name).toEqual([]);
  }
  await trigger(page, menuLabels.industries).click();
  await trigger(page, groupLabelOf('/industries/service-based')).hover();
  await expect(page.getByRole('banner').getByRole('link', { name: labelOf('/industries/plumbers') })).toBeVisible();
  expect(await findViolations(page, inHeader), 'a nested menu').toEqual([]);
}

test.describe('in its other states', () => {
  test.use({ reducedMotion: 'reduce' });

  test('axe finds no violations with each desktop menu open', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/pricing');
    await hydrateIsland(page, 'desktop-menu');
    await expectMenusWithoutViolations(page);
  });

  test(
    'axe finds no violations with each desktop menu open, without the island’s files',
    repeated,
    async ({ page }) => {
      await page.route(islandFiles, (route) => route.abort());
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/pricing');
      await expectMenusWithoutViolations(page);
    },
  );

  test('axe finds no violations with the phone menu and its sections open', async ({ page }) => {
    // High enough to show all of it: else a part is below the button that stays at the end, until the visitor scrolls.
    await page.setViewportSize({ width: 390, height: 1400 });
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('group').filter({ hasText: menuLabels.industries }).first().locator('summary').first().click();
    expect(await findViolations(page)).toEqual([]);
  });

  test('axe finds no violations with the tooltip open', async ({ page }) => {
    await page.goto('/add-on-pricing');
    await page.getByRole('link', { name: addOnPricing.custom.buttonText }).hover();
    await expect(page.getByRole('tooltip')).toBeAttached();
    expect(await findViolations(page, { alsoOff: rulesOffOnce.tooltip })).toEqual([]);
  });

  test('axe finds no violations in a carousel that was moved', async ({ page }) => {
    await page.goto('/testimonials');
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(page.getByText(`2 to 4 of ${testimonials.length}`)).toBeAttached();
    expect(await findViolations(page)).toEqual([]);
  });

  test('axe finds no violations next to a frame once its island is hydrated', async ({ page }) => {
    await page.goto('/schedule');
    await hydrateIsland(page, 'provider-status');
    expect(await findViolations(page)).toEqual([]);
  });
});
