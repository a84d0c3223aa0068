import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildError } from '../../lib/build-error';

/** The output of a git command, or `undefined` if it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.trim() : undefined;
}

function run(folder: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new BuildError(`${command} ${args.join(' ')} failed in ${folder}\n${stdout}${stderr}`.trim());
}

/** What a report compares the working tree with. */
export type Base = { commit: string; name: string };

const commitOf = (ref: string) => git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

/** The commit of main that a branch started from. */
function branchPoint(): string | undefined {
  const first = ['origin/main', 'main'].find(commitOf);
  return first && git('merge-base', first, 'HEAD');
}

/**
 * Chooses the commit to compare with: the one that is asked for, else the last release (the nearest tag), else where the
 * branch left main. On main itself, that is the last commit while there are changes that no commit has, and else the one
 * before.
 *
 * @throws {BuildError} if there is no such commit
 */
export function chooseBase(asked: string | undefined): Base {
  const release = git('describe', '--tags', '--abbrev=0');
  const branch = branchPoint();
  const previous = git('status', '--porcelain', '.') ? 'HEAD' : 'HEAD~1';
  const name = asked ?? release ?? (branch && branch !== commitOf('HEAD') ? branch : previous);
  const commit = commitOf(name);
  if (commit === undefined) throw new BuildError(`There is no commit ${name} to compare with.`);
  const names: Record<string, string> = {
    [commit]: 'the start of this branch',
    HEAD: 'the last commit',
    'HEAD~1': 'the commit before the last',
  };
  return { commit, name: asked ?? names[name] ?? name };
}

/** The files that differ from a commit, with the number of lines, including those that git does not have yet. */
export function editedFiles({ commit }: Base): string[] {
  const changed = (git('diff', '--numstat', '--no-renames', '--relative', commit) ?? '').split('\n').filter(Boolean);
  const created = (git('ls-files', '--others', '--exclude-standard') ?? '').split('\n').filter(Boolean);
  return [
    ...changed.map((line) => {
      const [added = '', removed = '', file = ''] = line.split('\t');
      return `\`${file}\` ${added === '-' ? 'binary' : `+${added} −${removed}`}`;
    }),
    ...created.map((file) => `\`${file}\` new`),
  ];
}

/**
 * Builds the export of a folder that holds the project.
 *
 * @returns the folder of the export
 * @throws {BuildError} if the build stops. The message is what it printed.
 */
export function exportTree(folder: string): string {
  run(folder, process.execPath, '--import', 'tsx', 'scripts/build.ts', '--stand-in');
  return join(folder, 'out-stand-in');
}

const lockfile = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');

/**
 * Checks a commit out into a temporary folder, with the packages that it needs.
 *
 * @returns the project's folder in it, which is another one if the project is a folder of its repository, and how to remove all
 */
export function checkOut({ commit }: Base): { folder: string; remove: () => void } {
  const tree = mkdtempSync(join(tmpdir(), 'report-'));
  const folder = join(tree, git('rev-parse', '--show-prefix') ?? '');
  const remove = () => {
    git('worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
  };
  try {
    run('.', 'git', 'worktree', 'add', '--detach', tree, commit);
    // A copy, because the framework follows no link out of the project. Links in it lead to the copy.
    if (lockfile('.') === lockfile(folder))
      cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    else run(folder, 'npm', 'ci', '--prefer-offline');
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
