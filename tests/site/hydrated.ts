import { expect, type Page } from '@playwright/test';

/** The islands of pages without a frame, each on a page that has it. */
export const islandsOnPages: readonly (readonly [path: string, name: string])[] = [
  ['/add-on-pricing', 'tooltip-link'],
  ['/', 'desktop-menu'],
];

/** The files of all islands. */
export const islandFiles = '**/_next/static/islands/**';

export const island = (page: Page, name: string) => page.locator(`[data-component="${name}"]`);

export async function expectHydrated(page: Page, name: string): Promise<void> {
  await expect(island(page, name)).toHaveAttribute('data-hydrated', '', { timeout: 10_000 });
}

/** Hovers over an island, which starts it, and waits until it is hydrated. */
export async function hydrateIsland(page: Page, name: string): Promise<void> {
  await island(page, name).locator('button, a').first().hover();
  await expectHydrated(page, name);
}
