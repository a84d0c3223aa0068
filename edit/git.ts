import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pictureNames } from '../lib/pictures/picture-file';
import { Refusal } from './files';
import { allChanges, forget } from './journal';

/** Runs git without a shell, so that no words are commands. */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Refusal(`git ${args[0]}: ${(stderr || stdout).trim()}`);
  return stdout.trim();
}

const branchOf = (message: string) =>
  `edit/${
    message
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || 'content'
  }`;

/** What was changed, with the pictures that it names. A page that was made and retired is nothing to git. */
function changedFiles(): string[] {
  const changed = allChanges().flatMap(({ files, isUndone }) => (isUndone ? [] : files));
  const named = (name: string) => changed.some(({ after = '' }) => after.includes(`'${name}'`));
  const pictures = pictureNames().filter(named);
  const names = new Set([...changed.map(({ file }) => file), ...pictures.map((name) => `content/pictures/${name}`)]);
  return [...names].filter((file) => existsSync(file) || git('ls-files', '--', file) !== '');
}

/** What a commit of the changes would run. */
export function commandsFor(message: string, files = changedFiles()): string[][] {
  const branch = git('branch', '--show-current');
  return [
    ...(branch.startsWith('edit/') ? [] : [['git', 'switch', '-c', branchOf(message)]]),
    ['git', 'add', '-A', '--', ...files],
    ['git', 'commit', '-m', message, '--', ...files],
  ];
}

/** Commits what was changed with the layer, and nothing else, on a branch of its own. */
export function commit(message: string): string {
  if (message.trim().length < 3) throw new Refusal('Say in a few words what you have changed.');
  const files = changedFiles();
  if (files.length === 0 || git('status', '--porcelain', '--', ...files) === '')
    throw new Refusal('All of it has been handed over already.');
  for (const [, ...args] of commandsFor(message.trim(), files)) git(...args);
  forget();
  return git('branch', '--show-current');
}
