import { defineConfig } from '@playwright/test';
import site from './playwright.config';
import type { EngineName, EngineOptions } from './tests/engines/test';
import { testsAll } from './tests/extent';

/** What an engine cannot do, or what tests/site/ has in Chromium. */
const elsewhere: Partial<Record<EngineName, RegExp>> = {
  chromium: /@not-chromium|@only-firefox/,
  webkit: /@only-firefox/,
};

/** Conditions on many pages. tests/site/ has a sample of them in Chromium. */
const conditions = /\/(?:conditions|disturbed|preferences|words)\.spec\.ts$/;

const available = process.env.ENGINES?.split(',');
/** Chromium has most of it in tests/site/ too. */
const engines: readonly EngineName[] = testsAll ? ['webkit', 'firefox', 'chromium'] : ['webkit', 'firefox'];

/**
 * One suite in three engines. Playwright runs it, but drives none of them: its own Firefox and WebKit are patched
 * builds, and these are the ones that people install.
 */
export default defineConfig<EngineOptions>({
  testDir: 'tests/engines',
  testIgnore: testsAll ? undefined : conditions,
  // Otherwise the tests of the longest file run one after the other at the end, and one core is idle.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 4,
  // Starting a browser and the timeouts of frames take longer than the usual 30 seconds on a busy machine.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A browser or its driver may end by itself: seen once in 300 tests with WebKitGTK. The report calls such a test flaky.
  retries: 1,
  reporter: [['list'], ['./tests/matrix/reporter.ts']],
  use: { baseURL: site.use?.baseURL },
  projects: engines
    .filter((engineName) => available?.includes(engineName) ?? true)
    .map((engineName) => ({
      name: engineName,
      // The others have the longer tests. Each worker starts a browser.
      workers: engineName === 'chromium' ? 1 : 2,
      use: { engineName },
      grepInvert: elsewhere[engineName],
    })),
  webServer: site.webServer,
});
