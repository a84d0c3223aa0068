import { navigation } from '../../lib/content/navigation';
import { pages } from '../../lib/content/pages';
import { fileAt } from '../../lib/content/registry';

/** How often search engines may come back, and how a page compares with others. */
type Entry = { priority: number; changefreq: 'weekly' | 'monthly' | 'yearly' };

/** What menus list by itself, and the first page of each group: services and hubs. */
const leading = new Set<string>(
  navigation.menus.flatMap((menu) =>
    menu.entries.flatMap((entry) => {
      const link = 'links' in entry ? entry.links[0] : entry;
      return link && 'href' in link ? [link.href] : [];
    }),
  ),
);

/**
 * What the sitemap says about a page, with the specification's values: its own priority (`seo.priority`), or that of its place
 * in the menus.
 */
export function sitemapEntry(path: string): Entry {
  const own = pages.find((page) => page.path === path)?.seo.priority;
  const isHub = leading.has(path) && !fileAt(path)?.startsWith('pages/');
  const priority = own ?? (isHub ? 0.8 : 0.7);
  return { priority, changefreq: priority === 1 ? 'weekly' : priority <= 0.5 ? 'yearly' : 'monthly' };
}
