import { defineConfig } from '@playwright/test';
import { chromiumArguments, findPrograms } from './scripts/test/programs';

/** The preview of another clone may have the usual port. */
const port = process.env.SITE_PORT ?? '3000';

/**
 * Pictures of all pages and of the gallery, for one's own eyes: made from `main` (`--update-snapshots`), compared with a change. They
 * are as different as machines and typefaces are, so none is committed, and `npm test` makes none.
 */
export default defineConfig({
  testDir: 'tests/pictures',
  snapshotPathTemplate: 'pictures/{projectName}/{arg}{ext}',
  // The preview compiles a page when it is first asked for.
  timeout: 120_000,
  workers: 2,
  reporter: 'list',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.001, animations: 'disabled' } },
  use: {
    baseURL: `http://localhost:${port}`,
    reducedMotion: 'reduce',
    launchOptions: { executablePath: findPrograms('chromium').chromium, args: chromiumArguments },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 } } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: { command: 'npm run dev', url: `http://localhost:${port}`, reuseExistingServer: true, timeout: 120_000 },
});
