import { kindOf, type FolderKind, type Kind } from '../../lib/content/kinds';
import { pages } from '../../lib/content/pages';
import { fileAt } from '../../lib/content/registry';
import { navigation } from '../../lib/content/navigation';

type PageKind = FolderKind | Exclude<Extract<Kind, `pages/${string}`>, 'pages/not-found'>;

/** How often search engines may come back, and how a page compares with others. */
type Entry = { priority: number; changefreq: 'weekly' | 'monthly' | 'yearly' };

const monthly = (priority: number): Entry => ({ priority, changefreq: 'monthly' });

/** The specification's values. */
const entries: Record<PageKind, Entry> = {
  'pages/home': { priority: 1, changefreq: 'weekly' },
  'pages/schedule': monthly(0.9),
  'pages/pricing': monthly(0.9),
  'pages/demo': monthly(0.9),
  'services/*': monthly(0.8),
  'overviews/*': monthly(0.8),
  'coming-soon/*': monthly(0.8),
  'industries/*': monthly(0.7),
  'pages/add-on-pricing': monthly(0.7),
  'pages/coaching': monthly(0.7),
  'pages/company': monthly(0.7),
  'pages/contact': monthly(0.7),
  'pages/founder': monthly(0.7),
  'pages/testimonials': monthly(0.7),
  'pages/terms-of-service': { priority: 0.5, changefreq: 'yearly' },
};

/** Industries that a menu lists by themselves are hubs. Those in a group are below its first page. */
const hub = monthly(0.8);
const inMenus = new Set<string>(
  navigation.menus.flatMap((menu) => menu.entries.flatMap((entry) => ('href' in entry ? [entry.href] : []))),
);

/**
 * What the sitemap says about a page, by the kind of its content. A page that the specification treats otherwise has its
 * priority in its own file.
 *
 * @returns nothing for a path without content of its own
 */
export function sitemapEntry(path: string): Entry | undefined {
  const page = pages.find((candidate) => candidate.path === path);
  const kind = page && kindOf(fileAt(path) ?? '');
  if (!kind || !(kind in entries)) return undefined;
  const entry = kind === 'industries/*' && inMenus.has(path) ? hub : entries[kind as PageKind];
  return { ...entry, priority: page.seo.priority ?? entry.priority };
}
