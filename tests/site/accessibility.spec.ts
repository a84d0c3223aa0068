import { findViolations } from './axe';
import { hydrateIsland } from './hydrated';
import { addOnPricing, testimonials } from '../../lib/content/pages';
import { groupLabelOf, labelOf, menuLabels, menuNames } from './labels';
import { book, confirmationOf, expect, frameOf, test } from './provider-visit';

/* What axe finds in states that a page has only once it is used. visits.spec.ts looks at every page. */

/** An open menu changes the header alone. */
const inHeader = { include: 'header' };

test('axe finds no violations with each desktop menu open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  await hydrateIsland(page, 'desktop-menu');
  const bar = page.getByRole('banner');
  for (const name of menuNames) {
    await bar.getByRole('button', { name, exact: true }).click();
    await expect(bar.getByRole('button', { name, exact: true })).toHaveAttribute('aria-expanded', 'true');
    expect(await findViolations(page, inHeader), name).toEqual([]);
  }
  await bar.getByRole('button', { name: menuLabels.industries }).click();
  await bar.getByRole('button', { name: groupLabelOf('/industries/service-based') }).hover();
  await expect(bar.getByRole('link', { name: labelOf('/industries/plumbers') })).toBeVisible();
  expect(await findViolations(page, inHeader), 'a nested menu').toEqual([]);
});

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
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds no violations in a carousel that was moved', async ({ page }) => {
  await page.goto('/testimonials');
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect(page.getByText(`2 to 4 of ${testimonials.length}`)).toBeAttached();
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds no violations on a page whose visitor has booked', async ({ page }) => {
  await page.goto('/schedule');
  await book(frameOf(page));
  await expect(confirmationOf(page)).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
});
