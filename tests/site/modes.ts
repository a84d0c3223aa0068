import { setTimeout as delay } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import type { IslandName } from '../../components/islands/islands';
import { hydratedIsland } from './hydrated';

/*
 * How the islands' files arrive. Three projects of playwright.config.ts run the interactive tests, one for each way. Tags say
 * where a test makes no sense: `needsScript` without the files, `sameAlways` anywhere but in the first project.
 */

export const islandFiles = '**/_next/static/islands/**';
export const needsScript = { tag: '@script' };
/** For what no island has a part in: once is enough. */
export const sameAlways = { tag: '@once' };

/** Milliseconds that a file takes on a slow line. */
const lateMs = 1_500;

export type ModeOptions = {
  /** How the islands' files arrive: as fast as the server can, late, or not at all. */
  scripts: 'at once' | 'late' | 'never';
};

type ModeFixtures = {
  /**
   * Where the files arrive at once, waits until an island has taken over, so that the test is one of the island. Elsewhere
   * it does nothing: the visitor is there before the files, and the island may take over in the middle of the test.
   */
  prepare: (name: IslandName) => Promise<void>;
};

export const test = base.extend<ModeOptions & ModeFixtures>({
  scripts: ['at once', { option: true }],
  // On the context, so that a route of the page, which a test may set, goes first.
  context: async ({ context, scripts }, use) => {
    if (scripts === 'never') await context.route(islandFiles, (route) => route.abort());
    if (scripts === 'late') {
      await context.route(islandFiles, async (route) => {
        await delay(lateMs);
        // The page may be gone by now.
        await route.fallback().catch(() => undefined);
      });
    }
    await use(context);
  },
  prepare: async ({ page, scripts }, use) => {
    await use(async (name) => {
      if (scripts === 'at once') await hydratedIsland(page, name);
    });
  },
});

export { expect };
