import { expectCount } from './build-error';
import type { Page } from './pages';

/** Marks the page's own links in the header's menus, because the menu components do not know the path. */
export function markCurrentPage({ path, file, document }: Page): void {
  const links = document.querySelectorAll('header nav a, #mobile-menu a');
  expectCount('Current page', file, 'links in the menus', links.length, 'some');
  for (const link of links) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
  }
}
