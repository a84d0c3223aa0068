import type { Page } from './pages';

/** Marks the page's own links in the header's menus, because the menu components do not know the path. */
export function markCurrentPage({ path, document }: Page): void {
  for (const link of document.querySelectorAll('header nav a, #mobile-menu a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
  }
}
