import { defineConfig } from '@playwright/test';

// The contract that tests import has to be the one of the export under test.
process.env.STAND_IN = '1';

/** The export in the engines of real hosts. No browser: what counts is what they send. */
export default defineConfig({
  testDir: 'tests/hosts',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'list',
});
