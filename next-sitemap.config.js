import { contract } from './deploy/contract.ts';
import { aliases } from './lib/content/aliases.ts';
import { unindexedPaths } from './lib/content/indexing.ts';
import { redirects } from './lib/content/redirects.ts';
import { site } from './lib/content/site.ts';
import { exportFolder } from './scripts/build/export-folder.ts';
import { changesOfFiles, changesOfPages } from './scripts/build/last-changes.ts';

/* Priorities and change frequencies of the specification. Paths that are not named have 0.7 and change monthly. */
const priorities = [
  [1.0, ['/']],
  [0.9, ['/ai', '/schedule', '/pricing', '/demo']],
  [
    0.8,
    [
      '/marketing-automation',
      '/data-analytics',
      '/crm-solutions',
      '/copywriting',
      '/web-design',
      '/gmb-seo',
      '/integration-services',
      '/industries/solopreneurs',
      '/industries/marketing-agencies',
      '/industries/sales-teams',
      '/industries/service-based',
      '/industries/coaches-consultants',
      '/industries/healthcare',
      '/industries/smbs',
      '/industries/financial',
      '/industries/retail',
    ],
  ],
  [0.5, ['/terms-of-service']],
];
const lastChanges = changesOfPages(changesOfFiles('.'));
const frequencies = { '/': 'weekly', '/terms-of-service': 'yearly' };

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
    changefreq: frequencies[path] ?? 'monthly',
    priority: priorities.find(([, paths]) => paths.includes(path))?.[0] ?? 0.7,
  }),
};
