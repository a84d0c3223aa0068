import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments } from '../../scripts/test/programs';

export default defineConfig({
  testDir: 'tests',
  forbidOnly: Boolean(process.env.CI),
  // Each file starts programs, and those for the browser a development server.
  workers: 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromiumArguments, '--disable-site-isolation-trials'],
    },
  },
});
