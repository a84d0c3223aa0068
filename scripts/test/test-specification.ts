import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Part of `npm run test:all`: tests the export in `out-stand-in/` against the product specification, as of launch.
 * Builds the export first if there is none. Arguments are passed to Playwright.
 */
function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync('out-stand-in/index.html')) run('tsx', 'scripts/build.ts', '--stand-in');
run('playwright', 'test', '--config', 'playwright.specification.config.ts', ...process.argv.slice(2));
