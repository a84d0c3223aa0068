import { defineConfig } from '@playwright/test';

/** The export against the product specification: what was fixed at launch. It reads files and needs no browser. */
export default defineConfig({
  testDir: 'tests/specification',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'list',
});
