import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/test/find-chromium';

export default defineConfig({
  testDir: 'tests',
  forbidOnly: Boolean(process.env.CI),
  // Each file starts programs, and those for the browser a development server.
  workers: 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    reducedMotion: 'reduce',
    launchOptions: { executablePath: findChromium(), args: [...chromiumArguments, '--disable-site-isolation-trials'] },
  },
});
