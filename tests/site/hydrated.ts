import { expect, type Locator, type Page } from '@playwright/test';
import type { IslandName } from '../../components/islands/islands';

export function island(page: Page, name: IslandName): Locator {
  return page.locator(`[data-component="${name}"]`);
}

/** What a visitor points at first in an island. The one beside a frame starts by itself. */
const firstUse: Record<IslandName, string | undefined> = {
  'desktop-menu': 'button',
  'carousel-controls': 'button',
  'tooltip-link': 'a',
  'provider-status': undefined,
};

/** Points at an island, which starts it. */
export async function useIsland(page: Page, name: IslandName): Promise<void> {
  const target = firstUse[name];
  if (target) await island(page, name).locator(target).first().hover();
}

/** Uses an island like a visitor, and waits until the framework has taken it over. */
export async function hydratedIsland(page: Page, name: IslandName): Promise<void> {
  await useIsland(page, name);
  await expect(island(page, name)).toHaveAttribute('data-hydrated', '');
}
