import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathOf } from '../../lib/content/kinds';
import { navigation } from '../../lib/content/navigation';
import { pages } from '../../lib/content/pages';
import { fileAt } from '../../lib/content/registry';

/** What menus list by itself, and the first page of each group: services and hubs. */
const leading = navigation.menus.flatMap(({ entries }) =>
  entries.flatMap((entry) => ('links' in entry ? entry.links.slice(0, 1) : entry)),
);

/** How a page compares with others, with the specification's values: `seo.priority`, or by its place in the menus. */
export function sitemapEntry(path: string): { priority: number; changefreq: 'weekly' | 'monthly' | 'yearly' } {
  const own = pages.find((page) => page.path === path)?.seo.priority;
  const isLeading = leading.some((link) => 'href' in link && link.href === path);
  const isHub = isLeading && !fileAt(path)?.startsWith('pages/');
  const priority = own ?? (isHub ? 0.8 : 0.7);
  return { priority, changefreq: priority === 1 ? 'weekly' : priority <= 0.5 ? 'yearly' : 'monthly' };
}

function git(folder: string, ...args: string[]): string | undefined {
  const env = { ...process.env, TZ: 'UTC' };
  return spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', env }).stdout?.trim() || undefined;
}

/**
 * The day of the last commit to a file or folder, in UTC: that of a commit from further east may be yet to come elsewhere. In a
 * shallow clone every file seems to be as old as the first commit.
 */
export function lastCommitTo(file: string, folder = '.'): string | undefined {
  const isWhole = git(folder, 'rev-parse', '--is-shallow-repository') === 'false';
  const plain = ['--no-show-signature', '--date=format-local:%Y-%m-%d', '--format=%cd'];
  return isWhole ? git(folder, 'log', '-1', ...plain, '--', file) : undefined;
}

/** The day of the last commit to a page: to its content file, or else to its folder in `app/`. */
export function lastChangeOf(path: string): string | undefined {
  const content = fileAt(path);
  return lastCommitTo(content === undefined ? join('app', path) : pathOf(content));
}
