import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { pictureNames } from '../lib/pictures/picture-file';
import { Refusal } from './files';
import { allChanges, forget } from './journal';

/** Runs git without a shell, so that no words are commands. */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Refusal(`Git does not take this: ${(stderr || stdout).trim().replace(/^fatal: /, '')}`);
  return stdout.trim();
}

/** What drafts are kept for: this folder, and the branch that is checked out in it. */
export function projectName(): string {
  const { stdout } = spawnSync('git', ['branch', '--show-current'], { encoding: 'utf8' });
  return `${process.cwd()} ${stdout.trim()}`;
}

/** A branch that there is not yet. Words in another alphabet give it the day. */
function branchOf(message: string): string {
  const words = message
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-');
  const name = words.replaceAll(/^-|-$/g, '').slice(0, 40) || new Date().toISOString().slice(0, 10);
  const taken = git('branch', '--list', '--all', '--format=%(refname:short)').split('\n');
  const isTaken = (branch: string) => taken.some((one) => one === branch || one.endsWith(`/${branch}`));
  for (let count = 1; ; count += 1) {
    const branch = `edit/${name}${count > 1 ? `-${count}` : ''}`;
    if (!isTaken(branch)) return branch;
  }
}

/** What was changed, with the pictures that it names. A page that was made and retired is nothing to git. */
function changedFiles(): string[] {
  const changed = allChanges().flatMap(({ files, isUndone }) => (isUndone ? [] : files));
  const was = (name: string) => changed.some(({ before = '' }) => before.includes(`'${name}'`));
  const named = (name: string) => changed.some(({ after = '' }) => after.includes(`'${name}'`));
  const gone = git('ls-files', '--deleted', '-z', '--', 'content/pictures').split('\0');
  const pictures = [...pictureNames(), ...gone.map((file) => basename(file))].filter(
    (name) => name !== '' && (named(name) || was(name)),
  );
  const names = new Set([...changed.map(({ file }) => file), ...pictures.map((name) => `content/pictures/${name}`)]);
  return [...names].filter((file) => existsSync(file) || git('ls-files', '--', file) !== '');
}

/** Commits what was changed with the layer, and nothing else, on a branch of its own. */
export function commit(message: string): string {
  if (message.trim().length < 3) throw new Refusal('Say in a few words what you have changed.');
  const files = changedFiles();
  if (files.length === 0 || git('status', '--porcelain', '--', ...files) === '')
    throw new Refusal('All of it has been handed over already.');
  if (!git('branch', '--show-current').startsWith('edit/')) git('switch', '-c', branchOf(message));
  git('add', '-A', '--', ...files);
  git('commit', '-m', message.trim(), '--', ...files);
  forget();
  return git('branch', '--show-current');
}
