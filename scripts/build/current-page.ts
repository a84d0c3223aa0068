import type { Page } from './pages';

/** Marks the page's own links in the header's menus and on its cards, because their components do not know the path. */
export function markCurrentPage({ path, document }: Page): void {
  for (const link of document.querySelectorAll('header nav a, #mobile-menu a, main h3 a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
  }
}
