/** @jest-environment node */
import { spawnSync } from 'node:child_process';

it('the types of the site end at the site: it builds without packages/ and what that needs', () => {
  const args = ['tsc', '--project', 'tsconfig.next.json', '--listFilesOnly'];
  const { stdout } = spawnSync('npx', args, { encoding: 'utf8' });
  const files = stdout.split('\n').filter((file) => !file.includes('/node_modules/'));
  expect(files.filter((file) => file.endsWith('/next.config.ts'))).toHaveLength(1);
  expect(files.filter((file) => file.includes('/packages/'))).toEqual([]);
});
