import { spawnSync } from 'node:child_process';
import { filesOf } from '../../lib/content/load';
import { addOnPricing, pages, pricing, testimonialsPage } from '../../lib/content/pages';

/** Buttons and where links lead are not what a page says. */
const uncounted = new Set(['content/actions.ts', 'content/destinations.ts']);

/**
 * What pages show beside what their sentences and figures were filled in from. Menus and the lowest price near the first
 * buttons, which nearly all pages have, do not count.
 */
const sharedFiles: Record<string, string[]> = {
  [pricing.path]: ['content/plans.ts', 'content/plan-words.ts', 'content/comparison.ts'],
  [addOnPricing.path]: ['content/add-ons.ts'],
  [testimonialsPage.path]: ['content/testimonials.ts'],
};

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

/** The day on which the content of each page last changed, by path. */
export function changesOfPages(changes: ReadonlyMap<string, string>): Map<string, string> {
  const days = pages.flatMap((page): [string, string][] => {
    const files = [...filesOf(page), ...(sharedFiles[page.path] ?? [])];
    const last = files
      .filter((file) => !uncounted.has(file))
      .flatMap((file) => changes.get(file) ?? [])
      .toSorted()
      .at(-1);
    return last === undefined ? [] : [[page.path, last]];
  });
  return new Map(days);
}
