import type { EngineName } from '../../tests/engines/test';
import { run } from '../run';
import { browserEnvironment } from './find-chromium';
import { findFirefox } from './find-firefox';
import { findWebKit } from './find-webkit';

/**
 * Part of `npm test`: tests the export in `out-stand-in/` in Chromium, Firefox and WebKit. Arguments are passed to
 * Playwright, which only runs the tests here. Where an engine cannot be installed, as outside Linux, the others are tested;
 * in CI that is an error.
 */
const env = browserEnvironment();
const engines: EngineName[] = ['chromium'];

function prepare(engine: EngineName, variable: string, find: () => string): void {
  try {
    env[variable] = find();
    engines.push(engine);
  } catch (error) {
    if (process.env.CI || !(error instanceof Error)) throw error;
    console.warn(`Not tested: ${error.message}`);
  }
}

prepare('firefox', 'FIREFOX_PATH', findFirefox);
prepare('webkit', 'WEBKIT', () => JSON.stringify(findWebKit()));
env.ENGINES = engines.join(',');
const args = ['test', '--config', 'playwright.engines.config.ts', ...process.argv.slice(2)];
process.exit(run('playwright', args, { env }));
