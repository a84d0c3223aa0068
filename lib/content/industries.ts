import type { Route } from 'next';
import { canonicalPath, loadAll } from './load';
import { menuLinks, navigation } from './navigation';
import type { TradeObjectName } from './schemas/hero-scenes';
import type { Industry, kindsWithHub } from './schemas/industry';

const industries = loadAll('industries/*');

/** The thing that a trade works with, by the path of the trade's page. */
export const tradeObjectOf = (path: string): TradeObjectName | undefined =>
  industries.find((industry) => industry.path === canonicalPath(path))?.object;

/** What leads to an industry's page. */
export type Door = NonNullable<Industry['card']> & { href: Route; object?: TradeObjectName };

/** The cards of all industries of a kind, in the order of the menu. Those that are in no menu come last. */
export function doorsTo(kind: (typeof kindsWithHub)[number]): Door[] {
  const inMenus = menuLinks.flatMap((link) => ('href' in link ? link.href : []));
  const place = (path: Route) => (inMenus.includes(path) ? inMenus.indexOf(path) : inMenus.length);
  return industries
    .toSorted((one, other) => place(one.path) - place(other.path))
    .flatMap(({ kind: own, card, path: href, object }) =>
      own === kind && card ? [{ title: card.title, text: card.text, href, object }] : [],
    );
}

/** Someone the platform is for. */
export type Audience = { label: string; href: Route };

const hubs = new Set<Route>(loadAll('overviews/*').map(({ path }) => path));
const isAudience = new Set<Route>([...hubs, ...[...industries, ...loadAll('coming-soon/*')].map(({ path }) => path)]);

/** The audiences that the menus name. Those with a page that leads to several industries come first. */
export const audiences: readonly Audience[] = navigation.menus
  .flatMap(({ entries }) => entries)
  .flatMap((entry): Audience[] => {
    const link = 'links' in entry ? entry.links[0] : entry;
    return link && 'href' in link && isAudience.has(link.href) ? [{ label: entry.label, href: link.href }] : [];
  })
  .toSorted((one, other) => Number(hubs.has(other.href)) - Number(hubs.has(one.href)));
