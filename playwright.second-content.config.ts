import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** The tests that compare pages with content, on a site with different content (scripts/test/test-second-content.ts). */
export default defineConfig({
  ...site,
  projects: site.projects?.filter(({ name }) => name === 'chromium'),
  testMatch: ['content', 'links', 'head', 'html', 'structured-data', 'twins'].map((name) => `**/${name}.spec.ts`),
  webServer: { command: 'node_modules/.bin/tsx scripts/test/serve-site.ts', url: site.use?.baseURL },
});
