import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '../../components/ui/icon';
import { services } from '../../lib/content/pages';
import type { IconName } from '../../lib/content/schemas/fields';

const unitsPerIcon = 24;

/** A mask of all icons below each other: their color does not matter. */
function sheetOf(names: IconName[]): string {
  const rows = names.map((name, row) =>
    renderToStaticMarkup(<Icon name={name} />)
      .replace('<svg', `<svg y="${row * unitsPerIcon}" width="${unitsPerIcon}" height="${unitsPerIcon}"`)
      .replace(/ (?:aria-hidden|class)="[^"]*"/g, ''),
  );
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${unitsPerIcon} ${names.length * unitsPerIcon}">${rows.join('')}</svg>`;
  return `url("data:image/svg+xml,${source.replace(/[<>"#%]/g, encodeURIComponent)}")`;
}

/** What shows an icon, and the part of the bar that starts the picture (components/layout/menus.css). */
const places = '.site-bar::after,.menu-panel-wide .menu-link::after,#mobile-menu .menu-link::before';

/** The icons of the product window, in the order in which its style sheet counts them, and what shows them. */
const windowIcons: IconName[] = ['inbox', 'pipeline', 'calendar', 'receipt', 'chart', 'sparkles'];
const windowPlaces = '.window .ai::before,.window label::before';

/**
 * The icons of the Services menu: the motifs of the pages. In a style sheet they are loaded when menus can open, and
 * only once for all pages. They are one picture, because browsers take several milliseconds to start a picture, also
 * while a menu opens. They are not in a custom property, which browsers would parse anew for every link. All supported
 * browsers know the prefixed name, and not all the other.
 */
export function menuIconStyles(): string {
  const rows = services.map(({ path }, row) => `header [href="${path}"]{--icon:${row}}`);
  const sheet = sheetOf(services.map(({ hero }) => hero.panel.motif));
  const ofWindow = `${windowPlaces}{-webkit-mask-image:${sheetOf(windowIcons)}}`;
  return `@layer deferred{${places}{-webkit-mask-image:${sheet}}${rows.join('')}${ofWindow}}`;
}
