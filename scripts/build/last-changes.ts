import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathOf } from '../../lib/content/kinds';
import { proseFileAt } from '../../lib/content/prose';
import { fileAt } from '../../lib/content/registry';

function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

const isDate = (line: string) => /^\d{4}-\d{2}-\d{2}$/.test(line);

/**
 * The day of the last commit to each file in `content/` and `app/`. Empty without git, without a history, and in a shallow clone,
 * where every file seems to be as old as the first commit.
 *
 * @param folder the project's folder
 */
export function changesOfFiles(folder: string): Map<string, string> {
  const changes = new Map<string, string>();
  if (git(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return changes;
  const log = git(folder, 'log', '--format=%cs', '--name-only', '--relative', '--', 'content', 'app') ?? '';
  let date = '';
  for (const line of log.split('\n')) {
    if (isDate(line)) date = line;
    else if (line !== '' && !changes.has(line)) changes.set(line, date);
  }
  return changes;
}

/** The day of the last commit to a page: to its content file, or where it has none, to its own. */
export function lastChangeOf(path: string, changes: ReadonlyMap<string, string>): string | undefined {
  const content = fileAt(path);
  return changes.get(content === undefined ? (proseFileAt(path) ?? join('app', path, 'page.tsx')) : pathOf(content));
}
