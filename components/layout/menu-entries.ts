import type { Route } from 'next';
import { navigation } from '@/lib/content/navigation';
import type { Navigation, NavigationLink } from '@/lib/content/schemas/navigation';

/** A link of a menu with its address resolved, as the client components get it. */
export type MenuLink = { label: string; note?: string; mobileHref?: Route } & (
  { href: Route; external?: undefined } | { external: string; href?: undefined }
);
export type MenuGroup = { id: string; label: string; links: MenuLink[] };
export type Menu = { id: Navigation['menus'][number]['id']; label: string; entries: (MenuLink | MenuGroup)[] };

export function menuLink(link: NavigationLink): MenuLink {
  if (!('destination' in link)) return link;
  const { destination, ...rest } = link;
  return { ...rest, external: destination };
}

/** Radix builds ids from a group's id, and an id must not hold spaces. */
function menuGroup(label: string, links: NavigationLink[]): MenuGroup {
  return { id: label.toLowerCase().replaceAll(/[^a-z]+/g, '-'), label, links: links.map(menuLink) };
}

/** The header's menus for the client components: plain data, so that no schema reaches the browser. */
export const menus: Menu[] = navigation.menus.map(({ id, label, entries }) => ({
  id,
  label,
  entries: entries.map((entry) => ('links' in entry ? menuGroup(entry.label, entry.links) : menuLink(entry))),
}));
