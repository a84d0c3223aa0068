import { navigation } from '../../lib/content/navigation';
import type { Claim } from '../../lib/content/schemas/references';
import type { NavigationGroup, NavigationLink } from '../../lib/content/schemas/navigation';

/* Labels from the content, so that tests can find elements by purpose or target. */

function requireFound<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`content has no ${what}`);
  return value;
}

export const menuNames = navigation.menus.map(({ label }) => label);

const linksOf = (entry: NavigationLink | NavigationGroup) => ('links' in entry ? entry.links : [entry]);
const entries = navigation.menus.flatMap((menu) => menu.entries);

/** Whether a link leads to a path or an external address. */
const leadsTo = (target: string) => (link: NavigationLink) =>
  ('href' in link ? link.href : link.destination) === target;

/** The label of the menu link to a path or an external address. */
export function labelOf(target: string): string {
  return requireFound(entries.flatMap(linksOf).find(leadsTo(target)), `link to ${target} in a menu`).label;
}

const groupWith = (overview: string) =>
  requireFound(
    entries.find((entry) => 'links' in entry && entry.links.some(leadsTo(overview))),
    `submenu with ${overview}`,
  );

/** The label of the submenu with the overview page at a path. */
export const groupLabelOf = (overview: string): string => groupWith(overview).label;

/** A claim as a visitor reads it: `under 3 seconds`, `47%`, `$12K`. */
export function claimText({ qualifier, figure, unit }: Claim): string {
  const amount = unit === '' || unit === '%' ? `${figure}${unit}` : `${figure} ${unit}`;
  return qualifier ? `${qualifier} ${amount}` : amount;
}

/** Matches a text that begins with a label. */
export const startingWith = (label: string) => new RegExp(`^\\s*${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const pathsIn = (some: readonly (NavigationLink | NavigationGroup)[]) =>
  some.flatMap((entry) => ('href' in entry ? entry.href : []));
const menuWith = (target: string) =>
  requireFound(
    navigation.menus.find((menu) => menu.entries.flatMap(linksOf).some(leadsTo(target))),
    `menu with ${target}`,
  );

/** The menus by what the specification has in them. */
const [services, industries] = [menuWith('/crm-solutions'), menuWith('/industries/service-based')];
export const menuLabels = {
  services: services.label,
  industries: industries.label,
  pricing: menuWith('/pricing').label,
  about: menuWith('/about/company').label,
  contact: menuWith('/contact').label,
};
export const industryEntries = industries.entries;

/** The first page that the menu of industries leads to, by itself and not in a group. */
export const firstIndustry = requireFound(pathsIn(industryEntries)[0], 'industry');

/** The last page that the menu of services leads to. */
export const lastService = requireFound(pathsIn(services.entries).at(-1), 'service');

/** The first page in the submenu with an overview that is another one. */
export const firstPageBeside = (overview: string) =>
  requireFound(
    pathsIn(linksOf(groupWith(overview))).find((path) => path !== overview),
    `page beside ${overview}`,
  );

/** A trade, in the submenu with /industries/service-based. */
export const trade = firstPageBeside('/industries/service-based');
