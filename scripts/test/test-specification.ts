import { existsSync } from 'node:fs';
import { run } from '../run';

/**
 * Part of `npm run test:all`: tests the export in `out-stand-in/` against the product specification, as of launch.
 * Builds the export first if there is none. Arguments are passed to Playwright.
 */
process.exitCode =
  (existsSync('out-stand-in/index.html') ? 0 : run('tsx', ['scripts/build.ts', '--stand-in'])) ||
  run('playwright', ['test', '--config', 'playwright.specification.config.ts', ...process.argv.slice(2)]);
