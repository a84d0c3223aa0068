import { defineConfig } from '@playwright/test';
import secondContent from './playwright.second-content.config';

/** Looks for what does not fit, on a site with long and foreign words (scripts/test/test-long-words.ts). */
export default defineConfig({
  ...secondContent,
  testDir: 'tests/long-words',
  testMatch: '**/*.spec.ts',
  reporter: 'list',
});
