import { defineConfig } from '@playwright/test';

// Tests import the contract. It must match the export under test.
process.env.STAND_IN = '1';

/** Tests the export on real servers. */
export default defineConfig({
  testDir: 'tests/hosts',
  globalSetup: './tests/hosts/install-programs.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['./tests/hosts/table-reporter.ts']],
});
