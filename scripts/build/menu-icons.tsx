import { renderToStaticMarkup } from 'react-dom/server';
import { menus } from '../../components/layout/menu-entries';
import { Icon } from '../../components/ui/icon';
import { comingSoon, industries, overviews, services } from '../../lib/content/pages';
import type { IconName } from '../../lib/content/schemas/fields';
import { writeHashedFile } from './pages';

const unitsPerIcon = 24;

/** What shows an icon, and the menus, which start the picture (components/layout/menus.deferred.css). */
const places =
  '.desktop-menu:is(:hover,:focus-within)::after,[data-look=icons] .menu-link::after,#mobile-menu .menu-link::before,[data-look=groups] .menu-link::before,[data-level=group]>.menu-trigger::before';

const pageIcons = new Map<string, IconName>(
  [...services, ...overviews, ...industries, ...comingSoon].map(({ path, icon }) => [path, icon]),
);

/** A group has the icon of its first link, the overview. */
const groups = menus.flatMap(({ entries }) =>
  entries.flatMap((entry) => {
    const icon = 'links' in entry && pageIcons.get(entry.links[0]?.href ?? '');
    return icon ? [[`[data-entry=${JSON.stringify(entry.label)}]`, icon] as const] : [];
  }),
);

const owners = new Map<string, IconName>([
  ...[...pageIcons].map(([path, icon]) => [`header [href="${path}"]`, icon] as const),
  ...groups,
]);

/** A mask of all icons below each other: their color does not matter. */
function sheetOf(names: readonly IconName[]): string {
  const rows = names.map((name, row) =>
    renderToStaticMarkup(<Icon name={name} />)
      .replace('<svg', `<svg y="${row * unitsPerIcon}"`)
      .replace(/ (?:aria-hidden|class)="[^"]*"/g, ''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${unitsPerIcon} ${names.length * unitsPerIcon}">${rows.join('')}</svg>`;
}

const names = [...new Set(owners.values())];

/** Writes the icons as one picture: browsers take milliseconds to start one while a menu opens. */
export const writeMenuIcons = (folder: string) => writeHashedFile(folder, 'media/icons.svg', sheetOf(names));

/**
 * The styles of the icons, for the deferred ones: they are loaded once for all pages. As `<use>` in the markup they would be 160 to
 * 310 bytes of every page, and browsers would request the picture with it, also for menus that nobody opens. It is not in a custom
 * property, which browsers would parse anew for every link. All supported browsers know the prefixed name, and not all the other.
 */
export function menuIconStyles(picture: string): string {
  const rules = [...owners].map(([selector, icon]) => `${selector}{--icon:${names.indexOf(icon)}}`);
  return `@layer deferred{${places}{-webkit-mask-image:url(${picture})}${rules.join('')}}`;
}
