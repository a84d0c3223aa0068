import { spawnSync } from 'node:child_process';
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

const changedFiles = () => [
  ...new Set(allChanges().flatMap(({ files, isUndone }) => (isUndone ? [] : files.map(({ file }) => file)))),
];

/** What a commit of the changes would run. */
export function commandsFor(message: string): string[][] {
  const branch = git('branch', '--show-current');
  return [
    ...(branch.startsWith('edit/') ? [] : [['git', 'switch', '-c', branchOf(message)]]),
    ['git', 'add', '-A', '--', ...changedFiles()],
    ['git', 'commit', '-m', message, '--', ...changedFiles()],
  ];
}

/** Commits what was changed with the layer, and nothing else, on a branch of its own. */
export function commit(message: string): string {
  if (message.trim().length < 3) throw new Refusal('Say in a few words what you have changed.');
  if (changedFiles().length === 0) throw new Refusal('There is nothing to commit.');
  for (const [, ...args] of commandsFor(message.trim())) git(...args);
  forget();
  return git('branch', '--show-current');
}
