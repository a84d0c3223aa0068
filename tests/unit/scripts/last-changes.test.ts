/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastCommitTo } from '@/scripts/build/sitemap';
import { temporaryFolder } from './temporary-folder';

const folder = temporaryFolder();
const project = join(folder, 'project');

function commit(day: string, ...names: string[]): void {
  for (const name of names) writeFileSync(join(project, name), day);
  const env = { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    [...identity, 'commit', '-q', '-m', day],
  ])
    execFileSync('git', ['-C', project, ...args], { env });
}

beforeAll(() => {
  mkdirSync(join(project, 'content/pages'), { recursive: true });
  commit('2026-01-10', 'content/a.ts', 'content/pages/b.ts', 'c.ts');
  commit('2026-02-20', 'content/pages/b.ts');
  writeFileSync(join(project, 'content/a.ts'), 'not committed');
});

it('a file last changed on the day of the last commit to it', () => {
  expect(lastCommitTo('content/a.ts', project)).toBe('2026-01-10');
  expect(lastCommitTo('content/pages/b.ts', project)).toBe('2026-02-20');
  expect(lastCommitTo('content/d.ts', project)).toBeUndefined();
});

it('nothing is known in a shallow clone, where all files seem to be new, and without a history', () => {
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${project}`, clone]);
  for (const place of [clone, folder]) expect(lastCommitTo('content/a.ts', place)).toBeUndefined();
});
