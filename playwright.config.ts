import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments } from './scripts/find-chromium';

/** All three engines where Playwright's browsers can be installed (the public workflow); else the Chromium that is there. */
const allBrowsers = process.env.BROWSERS === 'all';

/** `SITE_PORT` lets two clones test at the same time; `npm run serve:site` listens to it too. */
const origin = `http://localhost:${process.env.SITE_PORT ?? 3000}`;

const chromium = {
  name: 'chromium',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
  },
};

export default defineConfig({
  testDir: 'tests/site',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'list',
  use: { baseURL: origin },
  projects: allBrowsers
    ? [
        chromium,
        { name: 'firefox', use: devices['Desktop Firefox'] },
        { name: 'webkit', use: devices['Desktop Safari'] },
      ]
    : [chromium],
  webServer: [
    { command: 'npm run -s serve:site', url: origin, reuseExistingServer: !process.env.CI },
    {
      command: 'npm run -s serve:provider',
      url: 'http://localhost:3001/app.hearthline.example/login',
      reuseExistingServer: !process.env.CI,
    },
  ],
});
