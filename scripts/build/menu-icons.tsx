import { renderToStaticMarkup } from 'react-dom/server';
import { menus } from '../../components/layout/menu-entries';
import { Icon } from '../../components/ui/icon';
import { comingSoon, industries, overviews, services } from '../../lib/content/pages';
import { playedStories } from '../../lib/content/player-stories';
import type { IconName } from '../../lib/content/schemas/fields';
import { sharedPart } from './deferred-styles';
import { writeHashedFile } from './pages';

const unitsPerIcon = 24;

/** A mask of all icons below each other: their color does not matter. */
function sheetOf(names: readonly IconName[]): string {
  const rows = names.map((name, row) =>
    renderToStaticMarkup(<Icon name={name} />)
      .replace('<svg', `<svg y="${row * unitsPerIcon}" width="${unitsPerIcon}" height="${unitsPerIcon}"`)
      .replace(/ (?:aria-hidden|class)="[^"]*"/g, ''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${unitsPerIcon} ${names.length * unitsPerIcon}">${rows.join('')}</svg>`;
}

const inPlace = (sheet: string) => `url("data:image/svg+xml,${sheet.replace(/[<>"#%]/g, encodeURIComponent)}")`;

/** Writes a sheet to a file, and returns what refers to it. */
const inFile = (sheet: string, folder: string, name: string) =>
  `url(${writeHashedFile(folder, `media/${name}.svg`, sheet)})`;

/*
 * What shows an icon, and the parts of the bar that start the pictures (components/layout/menus.deferred.css). That of industries
 * starts with the first use of the menus.
 */
const serviceIconPlaces = '.site-bar::after,.menu-panel-wide .menu-link::after,#mobile-menu .menu-link::before';
const industryIconPlaces =
  '.desktop-menu:is(:hover,:focus-within)::after,[data-entry=industries] .menu-link::before,[data-level=group]>.menu-trigger::before';

/** The icons of the steps that the home page plays. */
const stepIcons = [...new Set(playedStories.flatMap(({ steps }) => steps.map(({ icon }) => icon)))];

const serviceIcons = services.map(({ path, icon }) => [path, icon] as const);
const industryIcons = new Map<string, IconName>([
  ...overviews.map(({ path, hero }) => [path, hero.panel.icon] as const),
  ...industries.map(({ path, icon }) => [path, icon] as const),
  ...comingSoon.map(({ path, panel }) => [path, panel.icon] as const),
]);

/** A group has the icon of its first link, the overview. */
const groups = menus.flatMap(({ entries }) =>
  entries.flatMap((entry) => ('links' in entry ? [{ id: entry.id, overview: entry.links[0]?.href ?? '' }] : [])),
);

const show = (places: string, picture: string) => `${places}{-webkit-mask-image:${picture}}`;
const place = (owners: readonly string[], row: number) => `${owners.join()}{--icon:${row}}`;

/**
 * The icons of the menus of services and industries: those of the pages; and those of the home page's player. In the deferred
 * styles they are loaded when menus can open, and only once for all pages. Each menu has one picture, because browsers take
 * several milliseconds to start a picture, also while a menu opens. They are not in a custom property, which browsers would
 * parse anew for every link. All supported browsers know the prefixed name, and not all the other.
 *
 * @param folder the export, to which pictures are written
 * @returns by the part of the deferred styles
 */
export function menuIconStyles(folder: string): Map<string, string> {
  const names = [...new Set(industryIcons.values())];
  const menuRules = [
    show(serviceIconPlaces, inPlace(sheetOf(serviceIcons.map(([, icon]) => icon)))),
    ...serviceIcons.map(([path], row) => place([`header [href="${path}"]`], row)),
    show(industryIconPlaces, inFile(sheetOf(names), folder, 'industries')),
    ...names.map((name, row) => {
      const owns = (path: string) => industryIcons.get(path) === name;
      const links = [...industryIcons.keys()].filter(owns).map((path) => `header [href="${path}"]`);
      const buttons = groups.filter(({ overview }) => owns(overview)).map(({ id }) => `[data-entry=${id}]`);
      return place([...links, ...buttons], row);
    }),
  ];
  const playerRules = [
    show('[data-icon]::after', inFile(sheetOf(stepIcons), folder, 'steps')),
    ...stepIcons.map((name, row) => place([`[data-icon=${name}]`], row)),
  ];
  return new Map([
    [sharedPart, `@layer deferred{${menuRules.join('')}}`],
    ['player', `@layer deferred{${playerRules.join('')}}`],
  ]);
}
