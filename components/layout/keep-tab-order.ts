/** What Radix passes when the focus is outside of an open menu. */
type FocusOutside = CustomEvent<{ originalEvent: FocusEvent }>;

function isInMenus(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.desktop-menu') !== null;
}

/**
 * Keeps the links of an open menu reachable with Tab while the focus is on its button. Radix takes them out of the tab
 * order, and puts them back with an element that our menus hide (menus.css). A menu still closes when the focus leaves the
 * menus.
 */
export function keepTabOrder(event: FocusOutside): void {
  const { target, relatedTarget } = event.detail.originalEvent;
  if (isInMenus(target) || !isInMenus(relatedTarget)) event.preventDefault();
}
