import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * `npm run test:specification`: holds the export in `out-stand-in/` to the state at launch, and builds it first where there
 * is none. Arguments go to Playwright.
 */
function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync('out-stand-in/index.html')) run('tsx', 'scripts/build.ts', '--stand-in');
run('playwright', 'test', '--config', 'playwright.specification.config.ts', ...process.argv.slice(2));
