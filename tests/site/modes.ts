import { setTimeout as delay } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import type { IslandName } from '../../components/islands/islands';
import { hydrateIsland } from './hydrated';

/*
 * Modes for loading the islands' files. playwright.config.ts has a project for each mode, which runs the interactive
 * tests. Tags exclude tests: `needsScript` from the projects without files and without JavaScript, `needsJavaScript` from the
 * latter, `runOnce` from all but the first project.
 */

export const islandFiles = '**/_next/static/islands/**';
export const needsScript = { tag: '@script' };
/** For tests that do not depend on the mode. */
export const runOnce = { tag: '@once' };

/**
 * For tests of what only a script can do. They do not run in the project without JavaScript, and the report of each says
 * why.
 */
export const needsJavaScript = (reason: string) => ({
  tag: '@javascript',
  annotation: { type: 'needs JavaScript', description: reason },
});

/** The delay of a file on a slow network. */
const delayMs = 1_500;

export type ModeOptions = {
  /** How the islands' files load: immediately, with a delay, or not at all. */
  scripts: 'immediately' | 'late' | 'never';
};

type ModeFixtures = {
  /**
   * In the mode `immediately`, waits until an island is hydrated, so that the test uses the hydrated island. In other modes
   * it does nothing, and the island may be hydrated in the middle of the test.
   */
  prepare: (name: IslandName) => Promise<void>;
};

export const test = base.extend<ModeOptions & ModeFixtures>({
  scripts: ['immediately', { option: true }],
  // On the context, so that routes that a test sets on the page take precedence.
  context: async ({ context, scripts }, use) => {
    if (scripts === 'never') await context.route(islandFiles, (route) => route.abort());
    if (scripts === 'late') {
      await context.route(islandFiles, async (route) => {
        await delay(delayMs);
        // The page may have been closed.
        await route.fallback().catch(() => undefined);
      });
    }
    await use(context);
  },
  prepare: async ({ page, scripts, javaScriptEnabled }, use) => {
    await use(async (name) => {
      if (scripts === 'immediately' && javaScriptEnabled) await hydrateIsland(page, name);
    });
  },
});

export { expect };
