import { aliases, withAliases } from '../../lib/content/aliases';
import { unindexedPaths } from '../../lib/content/indexing';
import { pages } from '../../lib/content/pages';

/** The paths of all pages. */
export const pagePaths: readonly string[] = withAliases(pages.map(({ path }) => path));

/** The paths of the pages that belong into the sitemap. */
export const indexedPaths = pagePaths.filter(
  (path) => !unindexedPaths.includes(path) && !aliases.some((alias) => alias.path === path),
);

/** The page that stands for the others: what holds for all pages alike is asked of it alone. */
export const samplePath = '/pricing';

/** A path that no deploy has. */
export const unknownPath = '/no-such-page';
