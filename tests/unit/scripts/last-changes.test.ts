/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastCommitTo } from '@/scripts/build/sitemap';
import { temporaryFolder } from './fixtures';

const folder = temporaryFolder();
const project = join(folder, 'project');

/** Signs what it is asked to sign, and says something about every signature that it is asked about. */
const signer = join(folder, 'signer');
const signs = '#!/bin/sh\ncat >/dev/null\necho "[GNUPG:] SIG_CREATED " >&2\necho "-----BEGIN PGP SIGNATURE-----"\n';

function commit(time: string, ...names: string[]): void {
  for (const name of names) writeFileSync(join(project, name), time);
  const env = { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time };
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  for (const args of [
    ['init', '-q'],
    ['config', 'gpg.program', signer],
    ['config', 'log.showSignature', 'true'],
    ['add', '.'],
    [...identity, 'commit', '-q', '-S', '-m', time],
  ])
    execFileSync('git', ['-C', project, ...args], { env });
}

beforeAll(() => {
  mkdirSync(join(project, 'content/pages'), { recursive: true });
  writeFileSync(signer, signs, { mode: 0o755 });
  commit('2026-01-10T12:00:00Z', 'content/a.ts', 'content/pages/b.ts', 'c.ts');
  // In London it is still the day before.
  commit('2026-02-21T08:00:00+1000', 'content/pages/b.ts');
  writeFileSync(join(project, 'content/a.ts'), 'not committed');
});

it('a file last changed on the day of the last commit to it, also where Git shows signatures', () => {
  expect(lastCommitTo('content/a.ts', project)).toBe('2026-01-10');
  expect(lastCommitTo('content/pages/b.ts', project)).toBe('2026-02-20');
  expect(lastCommitTo('content/d.ts', project)).toBeUndefined();
});

it('nothing is known in a shallow clone, where all files seem to be new, and without a history', () => {
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${project}`, clone]);
  for (const place of [clone, folder]) expect(lastCommitTo('content/a.ts', place)).toBeUndefined();
});
