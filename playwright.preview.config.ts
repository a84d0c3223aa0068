import { defineConfig } from '@playwright/test';

/** The recipes of CONTRIBUTING.md, each followed while the preview of a copy runs: scripts/test/test-recipes.ts. */
export default defineConfig({
  testDir: 'tests/recipes',
  testMatch: 'preview.spec.ts',
  workers: 1,
  reporter: 'list',
  // After a change, pages are compiled when they are asked for, which takes its time on a busy machine.
  timeout: 240_000,
  expect: { timeout: 120_000 },
});
