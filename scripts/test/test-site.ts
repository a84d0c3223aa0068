import { run } from '../run';
import { browserEnvironment } from './find-chromium';
import { findFirefox } from './find-firefox';
import { findWebKit } from './find-webkit';

/**
 * Runs the browser tests on the exported site in `out-stand-in/`: in Chromium those of tests/site/, in the system's Firefox and
 * WebKit those of tests/engines/. Arguments are passed to Playwright. Where an engine cannot be installed, as outside Linux, the
 * others are tested; in CI that is an error.
 */
const env = browserEnvironment();
const found = Object.entries({ 'firefox-system': findFirefox, 'webkit-system': findWebKit }).flatMap(([name, find]) => {
  try {
    find();
    return name;
  } catch (error) {
    if (process.env.CI || !(error instanceof Error)) throw error;
    console.warn(`Not tested: ${error.message}`);
    return [];
  }
});
env.SYSTEM_BROWSERS = found.join(',');
process.exit(run('playwright', ['test', ...process.argv.slice(2)], env));
