import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments } from './scripts/find-chromium';
import { controlAddress } from './tests/provider/address';
import type { ModeOptions } from './tests/site/modes';

// The addresses that tests import from content have to be those of the export under test.
process.env.STAND_IN = '1';

/** All three engines where Playwright's browsers can be installed (the public workflow); else the Chromium that is there. */
const allBrowsers = process.env.BROWSERS === 'all';

/** `SITE_PORT` lets two clones test at the same time; `npm run serve:site` listens to it too. */
const origin = `http://localhost:${process.env.SITE_PORT ?? 3000}`;

/** Frames share the process of their page: Playwright's clicks can miss a frame with a process of its own that has just moved. */
const oneProcess = '--disable-site-isolation-trials';

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumArguments, oneProcess] },
};

/** The tests of what islands have a part in. They also run with the islands' files late or missing: tests/site/modes.ts. */
const interactive = /\/(?:navigation|testimonials|pages|islands|embeds)\.spec\.ts$/;

export default defineConfig<ModeOptions>({
  testDir: 'tests/site',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than two processors' worth: many tests wait for a deadline.
  workers: 3,
  reporter: 'list',
  use: { baseURL: origin },
  projects: [
    { name: 'chromium', use: chromium },
    {
      name: 'scripts-late',
      use: { ...chromium, scripts: 'late' },
      testMatch: interactive,
      grepInvert: /@once/,
    },
    {
      name: 'scripts-never',
      use: { ...chromium, scripts: 'never' },
      testMatch: interactive,
      grepInvert: /@once|@script/,
    },
    ...(allBrowsers
      ? [
          { name: 'firefox', use: devices['Desktop Firefox'] },
          { name: 'webkit', use: devices['Desktop Safari'] },
        ]
      : []),
  ],
  webServer: [
    { command: 'npm run -s serve:site', url: origin, reuseExistingServer: !process.env.CI },
    {
      command: 'npm run -s serve:provider',
      url: controlAddress,
      reuseExistingServer: !process.env.CI,
    },
  ],
});
