import { expect, type Page } from '@playwright/test';

/* The header’s menus, as a visitor finds them. */

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export const bar = (page: Page) => page.getByRole('banner');
/** The button of a menu or submenu of wide screens. */
export const trigger = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
export const openMenu = (page: Page) => bar(page).locator('.desktop-menu [data-level="menu"] > .menu-panel');
export const entry = (page: Page, name: string | RegExp) => openMenu(page).getByRole('link', { name });

export const phoneMenuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
export const phoneMenu = (page: Page) => page.locator('#mobile-menu');

export async function expectOpen(page: Page, name: string): Promise<void> {
  await expect(openMenu(page)).toHaveCount(1);
  await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
}

export const expectAllClosed = (page: Page) =>
  expect(bar(page).locator('.desktop-menu [aria-expanded="true"]')).toHaveCount(0);

/** How white the bar is: 0 is transparent. */
export const barOpacity = (page: Page) =>
  bar(page).evaluate((element) => Number(getComputedStyle(element, '::before').opacity));
