import { expect, type Locator, type Page } from '@playwright/test';
import type { IslandName } from '../../components/islands/islands';
import { moves } from './carousel';

/** The islands of pages without a frame, each on a page that has it. */
export const islandsOnPages: readonly (readonly [path: string, name: IslandName])[] = [
  ...(moves ? [['/testimonials', 'carousel-controls'] as const] : []),
  ['/add-on-pricing', 'tooltip-link'],
  ['/', 'desktop-menu'],
];

/** The files of all islands. */
export const islandFiles = '**/_next/static/islands/**';

export function island(page: Page, name: IslandName): Locator {
  return page.locator(`[data-component="${name}"]`);
}

/** The element of an island to hover over. The inline script starts the island next to a frame. */
const hoverTargets: Record<IslandName, string | undefined> = {
  'desktop-menu': 'button',
  'carousel-controls': 'button',
  'tooltip-link': 'a',
  'provider-status': undefined,
};

/** Hovers over an island, which starts it. */
export async function useIsland(page: Page, name: IslandName): Promise<void> {
  const target = hoverTargets[name];
  if (target) await island(page, name).locator(target).first().hover();
}

export async function expectHydrated(page: Page, name: IslandName): Promise<void> {
  await expect(island(page, name)).toHaveAttribute('data-hydrated', '', { timeout: 10_000 });
}

/** Starts an island and waits until it is hydrated. */
export async function hydrateIsland(page: Page, name: IslandName): Promise<void> {
  await useIsland(page, name);
  await expectHydrated(page, name);
}
