import { defineConfig } from '@playwright/test';
import { testsAll } from './tests/extent';

// Tests import the contract. It must match the export under test.
process.env.STAND_IN = '1';

/** Tests the export on real servers. Only those of `check:live` need a browser. */
export default defineConfig({
  testDir: 'tests/hosts',
  // It is about a tool that few changes touch, and as long as all hosts together.
  testIgnore: testsAll ? undefined : '**/check-live.spec.ts',
  globalSetup: './tests/hosts/install-programs.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['./tests/hosts/table-reporter.ts']],
});
