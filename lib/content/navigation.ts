import type { Route } from 'next';
import { load, loadAll } from './load';

export const navigation = load('navigation');

/** The links of all menus, those of their groups included. */
export const menuLinks = navigation.menus.flatMap(({ entries }) =>
  entries.flatMap((entry) => ('links' in entry ? entry.links : [entry])),
);

/** Someone the platform is for, and the industries that have pages of their own. */
export type Audience = {
  label: string;
  href: Route;
  /** The page is still to come. */
  isToCome: boolean;
  industries: readonly { title: string; href: Route }[];
};

const toCome = new Set<Route>(loadAll('coming-soon/*').map(({ path }) => path));
const entries = navigation.menus.find(({ id }) => id === 'industries')?.entries ?? [];

/** The audiences of the industries menu. Those with several industries come first; their cards name the industries. */
export const audiences: readonly Audience[] = entries
  .flatMap((entry): Audience[] => {
    const link = 'links' in entry ? entry.links[0] : entry;
    if (!link || !('href' in link)) return [];
    const hub = loadAll('overviews/*').find(({ path }) => path === link.href);
    return [
      { label: entry.label, href: link.href, isToCome: toCome.has(link.href), industries: hub?.industries.cards ?? [] },
    ];
  })
  .toSorted((one, other) => Number(other.industries.length > 0) - Number(one.industries.length > 0));
