import { spawnSync } from 'node:child_process';
import { pathOf } from '../../lib/content/kinds';
import { pages } from '../../lib/content/pages';
import { fileAt } from '../../lib/content/registry';

function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

const isDate = (line: string) => /^\d{4}-\d{2}-\d{2}$/.test(line);

/**
 * The day of the last commit to each file in `content/`. Empty without git, without a history, and in a shallow clone,
 * where every file seems to be as old as the first commit.
 *
 * @param folder the project's folder
 */
export function changesOfFiles(folder: string): Map<string, string> {
  const changes = new Map<string, string>();
  if (git(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return changes;
  const log = git(folder, 'log', '--format=%cs', '--name-only', '--relative', '--', 'content') ?? '';
  let date = '';
  for (const line of log.split('\n')) {
    if (isDate(line)) date = line;
    else if (line !== '' && !changes.has(line)) changes.set(line, date);
  }
  return changes;
}

/** The day of the last commit to the content file of each page, by path. */
export function changesOfPages(changes: ReadonlyMap<string, string>): Map<string, string> {
  const days = pages.flatMap(({ path }): [string, string][] => {
    const day = changes.get(pathOf(fileAt(path) ?? ''));
    return day === undefined ? [] : [[path, day]];
  });
  return new Map(days);
}
