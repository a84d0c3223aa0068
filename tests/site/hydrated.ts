import { expect, type Page } from '@playwright/test';
import type { IslandName } from '../../components/islands/islands';

/** The islands of pages without a frame, each on a page that has it. */
export const islandsOnPages: readonly (readonly [path: string, name: IslandName])[] = [
  ['/add-on-pricing', 'tooltip-link'],
  ['/', 'desktop-menu'],
];

/** The files of all islands. */
export const islandFiles = '**/_next/static/islands/**';

export const island = (page: Page, name: IslandName) => page.locator(`[data-component="${name}"]`);

/** Hovers over an island, which starts it. The inline script starts the one next to a frame. */
export const useIsland = (page: Page, name: IslandName) => island(page, name).locator('button, a').first().hover();

export async function expectHydrated(page: Page, name: IslandName): Promise<void> {
  await expect(island(page, name)).toHaveAttribute('data-hydrated', '', { timeout: 10_000 });
}

/** Starts an island and waits until it is hydrated. */
export async function hydrateIsland(page: Page, name: IslandName): Promise<void> {
  await useIsland(page, name);
  await expectHydrated(page, name);
}
