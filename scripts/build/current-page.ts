import { expectPlaces } from './build-error';
import type { Page } from './pages';

/** Marks the links of the header's menus that lead to the page itself. The menus' components do not know the path. */
export function markCurrentPage({ path, file, document }: Page): void {
  const links = document.querySelectorAll('header nav a, #mobile-menu a');
  expectPlaces('Current page', file, 'links in the menus', links.length, 'some');
  for (const link of links) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
  }
}
