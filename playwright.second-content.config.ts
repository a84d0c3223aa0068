import { defineConfig } from '@playwright/test';
import site from './playwright.config';
import { controlAddress } from './tests/provider/address';

const compared = ['content', 'head', 'html', 'structured-data', 'markdown'];
const embeds = ['attribution', 'chat', 'embeds', 'frame-faults', 'leaks', 'touched-frame', 'visits'];

/**
 * The tests that compare pages with content, and all tests of embeds, on a site with different content
 * (scripts/test/test-second-content.ts).
 */
export default defineConfig({
  ...site,
  projects: site.projects?.filter(({ name }) => name === 'chromium'),
  testMatch: [...compared, ...embeds].map((name) => `**/${name}.spec.ts`),
  // Both of the copy: the provider, too, follows content.
  webServer: [
    { command: 'node_modules/.bin/tsx scripts/test/serve-site.ts', url: site.use?.baseURL },
    { command: 'node_modules/.bin/tsx tests/provider/server.ts', url: controlAddress },
  ],
});
