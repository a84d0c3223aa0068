import type { Route } from 'next';
import { loadAll } from './load';
import { menuLinks } from './navigation';
import type { Industry, kindsWithHub } from './schemas/industry';
import type { Tool } from './schemas/tool';

const industries = loadAll('industries/*');

/** What leads to an industry's page. */
export type Door = NonNullable<Industry['card']> & { href: Route; object?: string; ground: Tool['ground'] };

/** The cards of all industries of a kind, in the order of the menu. Those that are in no menu come last. */
export function doorsTo(kind: (typeof kindsWithHub)[number]): Door[] {
  const inMenus = menuLinks.flatMap((link) => ('href' in link ? link.href : []));
  const place = (path: Route) => (inMenus.includes(path) ? inMenus.indexOf(path) : inMenus.length);
  return industries
    .toSorted((one, other) => place(one.path) - place(other.path))
    .flatMap(({ kind: own, card, path: href, tool }) =>
      own === kind && card
        ? [{ title: card.title, text: card.text, href, object: tool?.object, ground: tool?.ground ?? 'blue' }]
        : [],
    );
}
