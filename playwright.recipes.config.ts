import { defineConfig } from '@playwright/test';
import secondContent from './playwright.second-content.config';

/** The recipes of CONTRIBUTING.md, all followed in one copy: scripts/test/test-recipes.ts. */
export default defineConfig({
  ...secondContent,
  testDir: 'tests',
  testMatch: ['**/recipes.spec.ts', ...[secondContent.testMatch ?? []].flat()],
});
