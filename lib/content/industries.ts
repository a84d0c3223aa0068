import type { Route } from 'next';
import { canonicalPath, loadAll } from './load';
import { menuLinks } from './navigation';
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
