import type { Route } from 'next';
import { loadAll } from '@/lib/content/load';
import { navigation } from '@/lib/content/navigation';
import type { NavigationGroup, NavigationLink } from '@/lib/content/schemas/navigation';

/** A menu link with a resolved address, as passed to the client components. */
export type MenuLink = { label: string; note?: string; mobileHref?: Route } & (
  { href: Route; external?: undefined } | { external: string; href?: undefined }
);
export type MenuGroup = { label: string; note?: string; links: MenuLink[] };
/** A last word below the entries. */
export type MenuCard = { label: string; note: string; href: Route };
export type Menu = {
  id: string;
  label: string;
  /** How its panel looks: in two columns with the icons of its services, or as a list beside submenus. */
  look?: 'icons' | 'groups';
  entries: (MenuLink | MenuGroup)[];
  card?: MenuCard;
};

export function menuLink(link: NavigationLink): MenuLink {
  if (!('destination' in link)) return link;
  const { destination, ...rest } = link;
  return { ...rest, external: destination };
}

function menuGroup(group: NavigationGroup): MenuGroup {
  return { ...group, links: group.links.map(menuLink) };
}

const services = new Set<string>(loadAll('services/*').map(({ path }) => path));

function lookOf(entries: readonly (NavigationLink | NavigationGroup)[]): Menu['look'] {
  if (entries.some((entry) => 'links' in entry)) return 'groups';
  return entries.every((entry) => 'href' in entry && services.has(entry.href)) ? 'icons' : undefined;
}

/** The header's menus as plain data, so that no schema is bundled for the browser. */
export const menus: Menu[] = navigation.menus.map(({ id, label, entries, card }) => ({
  id,
  label,
  look: lookOf(entries),
  entries: entries.map((entry) => ('links' in entry ? menuGroup(entry) : menuLink(entry))),
  card: card && { ...card.action, note: card.note },
}));
