import { z } from 'zod';
import { redirects } from './redirects';
import { pagePath } from './schemas/fields';
import { entity, loadContent } from './schemas/load';
import { singleHop } from './schemas/single-hop';

const redirected = new Set<string>(redirects.map(({ from }) => from));

/** A path with a page in `app/` to which no redirect belongs: hosts would lead visitors away from it. */
const ownPath = pagePath.refine(
  (path) => !redirected.has(path),
  'a path that content/redirects.ts does not lead away from',
);

const aliasSchema = singleHop(z.array(entity({ path: ownPath, shows: ownPath })), {
  from: 'path',
  to: 'shows',
  expected: 'a page that is not shown for another one',
});

/**
 * Paths that show the page of another path, which is the canonical one: search engines are told of that alone. One line
 * each. Paths that lead on to another one stand in content/redirects.ts.
 */
export const aliases = loadContent('content/aliases.ts', aliasSchema, [{ path: '/book-coaching', shows: '/coaching' }]);

/** Some paths and, behind them, the paths that show the same pages. */
export function withAliases(paths: readonly string[]): string[] {
  return [...paths, ...aliases.filter(({ shows }) => paths.includes(shows)).map(({ path }) => path)];
}

/** The path in the canonical address of a page: its own, or that of the page it shows. */
export function canonicalPath(path: string): string {
  return aliases.find((alias) => alias.path === path)?.shows ?? path;
}
