import { spawnSync } from 'node:child_process';
import { BuildError } from '../build/build-error';

/** The output of a git command, or `undefined` if it fails. */
export function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.trim() : undefined;
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
  const previous = git('status', '--porcelain') ? 'HEAD' : 'HEAD~1';
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

/** A file that an editor has changed, with the number of lines. */
export type EditedFile = { file: string; lines: string };

/** The files that differ from a commit, including those that git does not have yet. */
export function editedFiles({ commit }: Base): EditedFile[] {
  const changed = (git('diff', '--numstat', '--no-renames', commit) ?? '').split('\n').filter(Boolean);
  const created = (git('ls-files', '--others', '--exclude-standard') ?? '').split('\n').filter(Boolean);
  return [
    ...changed.map((line) => {
      const [added = '', removed = '', file = ''] = line.split('\t');
      return { file, lines: added === '-' ? 'binary' : `+${added} −${removed}` };
    }),
    ...created.map((file) => ({ file, lines: 'new' })),
  ];
}
