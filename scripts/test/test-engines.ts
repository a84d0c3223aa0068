import { spawnSync } from 'node:child_process';
import { browserEnvironment } from './find-chromium';
import { findFirefox } from './find-firefox';
import { findWebKit } from './find-webkit';

/**
 * `npm run test:engines`: tests the export in `out-stand-in/` in Chromium, Firefox and WebKit. Arguments are passed to
 * Playwright, which only runs the tests here.
 */
const env = { ...browserEnvironment(), FIREFOX_PATH: findFirefox(), WEBKIT: JSON.stringify(findWebKit()) };
const args = ['test', '--config', 'playwright.engines.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync('node_modules/.bin/playwright', args, { stdio: 'inherit', env });
process.exit(status ?? 1);
