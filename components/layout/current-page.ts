type Root = {
  querySelectorAll: (selector: string) => Iterable<{ setAttribute: (name: string, value: string) => void }>;
};

/**
 * Marks the links of a page to itself, in the menus and on cards, because their components do not know the path. The build does it
 * in the HTML, the preview in the browser, and the menus of wide screens as they open.
 */
export function markCurrentPage(root: Root, path: string): void {
  for (const link of root.querySelectorAll(`:is(#mobile-menu, .menu-panel, main h3) a[href="${path}"]`))
    link.setAttribute('aria-current', 'page');
}
