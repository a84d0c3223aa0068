import { site } from './lib/content/index.ts';
import { exportFolder } from './next.config.ts';
import { isListed, readPages } from './scripts/build/pages.ts';
import { lastChangeOf, sitemapEntry } from './scripts/build/sitemap.ts';

const listed = new Set(readPages(exportFolder).flatMap((page) => (isListed(page) ? [page.path] : [])));

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: site.url,
  output: 'export',
  outDir: exportFolder,
  generateIndexSitemap: false,
  autoLastmod: false,
  // It also knows of files, redirects, and pages that are not indexed or show the page of another address.
  transform: (_config, path) =>
    listed.has(path) ? { loc: path, lastmod: lastChangeOf(path), ...sitemapEntry(path) } : null,
};
