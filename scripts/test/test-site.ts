import { spawnSync } from 'node:child_process';
import { chromiumVersion, findChromium } from './find-chromium';

/** Runs the browser tests on the exported site in `out-stand-in/`. Arguments are passed to Playwright. */
const path = findChromium();
console.log(`Testing with ${chromiumVersion(path)} (${path})`);
const { status } = spawnSync('node_modules/.bin/playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: path, NO_UPDATE_CHECK: '1' },
});
process.exit(status ?? 1);
