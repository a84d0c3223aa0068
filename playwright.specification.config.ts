import { defineConfig } from '@playwright/test';

/** Tests the export against the product specification, as of launch. The tests read files and need no browser. */
export default defineConfig({
  testDir: 'tests/specification',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'list',
});
