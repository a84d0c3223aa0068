import type { Route } from 'next';
import { navigation } from '@/lib/content/navigation';
import type { Navigation, NavigationLink } from '@/lib/content/schemas/navigation';

/** A menu link with a resolved address, as passed to the client components. */
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

/** Radix derives element ids from a group's id, so it must not contain spaces. */
function menuGroup(label: string, links: NavigationLink[]): MenuGroup {
  return { id: label.toLowerCase().replaceAll(/[^a-z]+/g, '-'), label, links: links.map(menuLink) };
}

/** The header's menus for the client components, as plain data, so that no schema is bundled for the browser. */
export const menus: Menu[] = navigation.menus.map(({ id, label, entries }) => ({
  id,
  label,
  entries: entries.map((entry) => ('links' in entry ? menuGroup(entry.label, entry.links) : menuLink(entry))),
}));
