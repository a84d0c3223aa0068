import { spawnSync } from 'node:child_process';
import { browserEnvironment } from './find-chromium';

/** Runs the browser tests on the exported site in `out-stand-in/`. Arguments are passed to Playwright. */
const { status } = spawnSync('node_modules/.bin/playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: browserEnvironment(),
});
process.exit(status ?? 1);
