import { run } from '../run';
import { browserEnvironment, findPrograms } from './programs';

/**
 * Runs the browser tests on the exported site in `out-stand-in/`: in Chromium those of tests/site/, in the system's Firefox and
 * WebKit those of tests/engines/. Arguments are passed to Playwright: with `--config`, tests of something else run in Chromium
 * alone. Where an engine cannot be installed, as outside Linux, the others are tested; in CI that is an error.
 */
const args = process.argv.slice(2);
const env = browserEnvironment();
console.log(`Testing with ${env.CHROMIUM_PATH ?? 'Playwright’s Chromium'}`);
const engines = {
  'firefox-system': () => findPrograms('firefox'),
  'webkit-system': () => findPrograms('MiniBrowser', 'WebKitWebDriver', 'Xvfb'),
};
const found = Object.entries(args.includes('--config') ? {} : engines).flatMap(([name, find]) => {
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
process.exit(run('playwright', ['test', ...args], env));
