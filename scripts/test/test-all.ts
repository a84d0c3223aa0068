import { spawnSync } from 'node:child_process';

/**
 * `npm run test:all`: `npm test` with everything that takes long, and the state at launch. The variable is set here, because shells differ in how. npm itself is a script, too, whose file npm names.
 */
const npm = process.env.npm_execpath;
if (npm === undefined) throw new Error('test-all: found no npm, expected to be started as `npm run test:all`');
const { status, error } = spawnSync(process.execPath, [npm, 'test'], {
  stdio: 'inherit',
  env: { ...process.env, TEST_ALL: '1' },
});
if (error) console.error(`npm test: ${error.message}`);
process.exit(status ?? 1);
