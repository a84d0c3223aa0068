import { spawnSync } from 'node:child_process';
import { run } from '../run';

/** npm itself is a script, too, whose file npm names. */
function npmTest(): number {
  const npm = process.env.npm_execpath;
  if (npm === undefined) {
    console.error('test-all: found no npm, expected to be started as `npm run test:all`');
    return 2;
  }
  const { status, error } = spawnSync(process.execPath, [npm, 'test'], {
    stdio: 'inherit',
    env: { ...process.env, TEST_ALL: '1' },
  });
  if (error) console.error(`npm test: ${error.message}`);
  return status ?? 1;
}

/**
 * `npm run test:all`: `npm test` with everything that takes long, then other content, then the tasks of editors in copies of the
 * project. Variables are set here, because shells differ in how.
 */
process.exit(
  npmTest() ||
    run('tsx', ['scripts/test/test-other-content.ts']) ||
    run('jest', ['recipes'], { env: { ...process.env, RECIPES: '1' } }),
);
