import { contract } from './deploy/contract.ts';
import { aliases, redirects, site } from './lib/content/index.ts';
import { unindexedPaths } from './lib/content/pages.ts';
import { exportFolder } from './scripts/build/export-folder.ts';
import { changesOfFiles, changesOfPages } from './scripts/build/last-changes.ts';
import { sitemapEntry } from './scripts/build/sitemap-entry.ts';

const lastChanges = changesOfPages(changesOfFiles('.'));

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: site.url,
  output: 'export',
  outDir: exportFolder,
  generateIndexSitemap: false,
  autoLastmod: false,
  // Redirects are no pages, and aliases show the page of another path; the others are files.
  exclude: [
    ...redirects.map(({ from }) => from),
    ...aliases.map(({ path }) => path),
    ...unindexedPaths,
    '/og/*',
    ...contract.files,
    '/icon.svg',
    '/_not-found',
    '/404',
  ],
  transform: (_config, path) => ({
    loc: path,
    lastmod: lastChanges.get(path),
    ...sitemapEntry(path),
  }),
};
