import { expect, type Page } from '@playwright/test';
import { groupLabelOf } from './labels';

/* The header’s menus, as a visitor finds them. */

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export const bar = (page: Page) => page.getByRole('banner');
/** The button of a menu or submenu of wide screens. */
export const trigger = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
export const openMenu = (page: Page) => bar(page).locator('.desktop-menu [data-level="menu"] > .menu-panel:visible');
export const entry = (page: Page, name: string | RegExp) => openMenu(page).getByRole('link', { name });

export const phoneMenuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
export const phoneMenu = (page: Page) => page.locator('#mobile-menu');

/** The names of the submenus, from top to bottom. */
export const agencies = groupLabelOf('/industries/marketing-agencies');
export const localServices = groupLabelOf('/industries/service-based');
export const healthcare = groupLabelOf('/industries/healthcare');

/** The submenus that are shown, by their names. */
export const openGroups = (page: Page) =>
  bar(page)
    .locator('.desktop-menu [data-level="group"] > .menu-panel:visible')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));

export async function expectOpen(page: Page, name: string): Promise<void> {
  await expect(openMenu(page)).toHaveCount(1);
  await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
  // The island shows a menu first, and knows it as open once Radix has put an element behind the button.
  const ahead = bar(page).locator(
    '[data-hydrated] [data-level="menu"]:has(> [aria-expanded="true"]):not(:has(> span))',
  );
  await expect(ahead).toHaveCount(0);
}

export async function expectAllClosed(page: Page): Promise<void> {
  await expect(openMenu(page)).toHaveCount(0);
  await expect(bar(page).locator('.desktop-menu [aria-expanded="true"]')).toHaveCount(0);
}

/** How white the bar is: 0 is transparent. */
export const barOpacity = (page: Page) =>
  bar(page).evaluate((element) => Number(getComputedStyle(element, '::before').opacity));
