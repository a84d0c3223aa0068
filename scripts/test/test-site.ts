import { run } from '../run';
import { browserEnvironment } from './find-chromium';

/** Runs the browser tests on the exported site in `out-stand-in/`. Arguments are passed to Playwright. */
process.exit(run('playwright', ['test', ...process.argv.slice(2)], { env: browserEnvironment() }));
