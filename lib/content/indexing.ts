import { pages } from './pages';

/**
 * The paths of pages that search engines are asked to leave out, and that the sitemap and llms.txt leave out: those that
 * show a sample.
 */
export const unindexedPaths: readonly string[] = pages.flatMap((page) =>
  'sample' in page && page.sample ? [page.path] : [],
);
