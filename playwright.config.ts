import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments } from './scripts/test/programs';
import type { EngineOptions } from './tests/engines/test';
import { controlAddress } from './tests/provider/modes';

// Tests import addresses from content. They must match the export under test.
process.env.STAND_IN = '1';
// Tests stay on the machine, and a proxy would be asked for what is there.
for (const name of Object.keys(process.env)) if (/^(?:https?|all)_proxy$/i.test(name)) delete process.env[name];

/** Adds Firefox and WebKit, where Playwright's browsers can be installed (the public workflow). */
const allBrowsers = process.env.BROWSERS === 'all';

/** The system's browsers that scripts/test/test-site.ts has found. */
const systemBrowsers = process.env.SYSTEM_BROWSERS?.split(',') ?? [];

/**
 * What differs between engines, in those that people install: Playwright runs the tests, but its own Firefox and WebKit are
 * patched builds.
 */
const engines = (['webkit', 'firefox'] as const).map((engineName) => ({
  name: `${engineName}-system`,
  testDir: 'tests/engines',
  // Only Firefox has settings for preferences.
  testIgnore: engineName === 'webkit' ? 'preferences.spec.ts' : [],
  use: { engineName },
  // In the usual 30 seconds, a visitor's browser starts and a calendar gives up after 14.
  timeout: 60_000,
}));

/** `SITE_PORT` allows two clones to run tests at the same time. scripts/test/serve-site.ts uses it too. */
const origin = `http://localhost:${process.env.SITE_PORT ?? 3000}`;

/** Keeps frames in their page's process: otherwise Playwright's clicks can miss a frame that has just moved. */
const disableSiteIsolation = '--disable-site-isolation-trials';

/**
 * The pages of a test share a process. Otherwise the blank page that each test begins with has one of its own, because the
 * site's pages have a Cross-Origin-Opener-Policy: that is a third of what it costs to load a page.
 */
const oneRendererPerContext = '--renderer-process-limit=1';

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...chromiumArguments, disableSiteIsolation, oneRendererPerContext],
  },
};

export default defineConfig<EngineOptions>({
  testDir: 'tests/site',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // As many as cores: tests compute, and wait for nothing.
  workers: '100%',
  reporter: 'list',
  // Drawing what moves takes half the time of a load. Tests of motion ask for it.
  use: { baseURL: origin, reducedMotion: 'reduce' },
  projects: [
    { name: 'chromium', use: chromium },
    ...engines.filter(({ name }) => systemBrowsers.includes(name)),
    // State of the launch: prices and figures may change later.
    ...(process.env.TEST_ALL === '1' ? [{ name: 'launch', testDir: 'tests/launch' }] : []),
    ...(allBrowsers
      ? [
          { name: 'firefox', use: devices['Desktop Firefox'] },
          { name: 'webkit', use: devices['Desktop Safari'] },
        ]
      : []),
  ],
  webServer: [
    { command: 'npx tsx scripts/test/serve-site.ts', url: origin, reuseExistingServer: !process.env.CI },
    {
      command: 'npx tsx tests/provider/server.ts',
      url: controlAddress,
      reuseExistingServer: !process.env.CI,
    },
  ],
});
