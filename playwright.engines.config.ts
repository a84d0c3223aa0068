import { defineConfig } from '@playwright/test';
import site from './playwright.config';
import type { EngineName, EngineOptions } from './tests/engines/test';

const available = process.env.ENGINES?.split(',');
const engines: readonly EngineName[] = ['webkit', 'firefox'];

/**
 * What differs between engines, in those that people install: Playwright runs the tests, but its own Firefox and WebKit are
 * patched builds. Chromium has it in tests/site/.
 */
export default defineConfig<EngineOptions>({
  testDir: 'tests/engines',
  // Otherwise the tests of the longest file run one after the other at the end, and one core is idle.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 4,
  // Starting a browser and the timeouts of frames take longer than the usual 30 seconds on a busy machine.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A browser or its driver may end by itself: seen once in 300 tests with WebKitGTK. The report calls such a test flaky.
  retries: 1,
  reporter: 'list',
  use: { baseURL: site.use?.baseURL },
  projects: engines
    .filter((engineName) => available?.includes(engineName) ?? true)
    .map((engineName) => ({
      name: engineName,
      // Each worker starts a browser.
      workers: 2,
      use: { engineName },
      grepInvert: engineName === 'webkit' ? /@only-firefox/ : undefined,
    })),
  webServer: site.webServer,
});
