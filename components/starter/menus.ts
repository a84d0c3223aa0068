/*
 * The menus of a wide screen until their island has taken over, and for good if it never does: a click opens and closes,
 * one menu is open at a time, and a click elsewhere (also into a frame) and Escape close it.
 */
const buttons = '[data-island]:not([data-hydrated]) [data-entry] > button';

function set(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', `${open}`);
  for (const part of [button, button.nextElementSibling]) part?.setAttribute('data-state', open ? 'open' : 'closed');
  const island = button.closest<HTMLElement>('[data-island]');
  if (!island) return;
  // For the island, which may draw the menus again.
  island.dataset.open = [...island.querySelectorAll(`${buttons}[data-state="open"]`)]
    .map(({ parentElement }) => parentElement?.dataset.entry)
    .join(' ');
}

/** Closes the menus that are open, but not those that an element is in. */
function close(except?: Element): Element | undefined {
  const closed = [...document.querySelectorAll(`${buttons}[data-state="open"]`)].filter(
    (button) => !except || !button.parentElement?.contains(except),
  );
  for (const button of closed) set(button, false);
  return closed[0];
}

export function openMenus(): void {
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest(buttons);
      const open = button?.getAttribute('data-state') === 'open';
      close(target.closest('a') ? undefined : target);
      if (!button) return;
      set(button, !open);
      // It is done: the island must not do it again when it comes.
      event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener('blur', () => close());
  addEventListener('keydown', ({ key }) => {
    const button = key === 'Escape' && close();
    if (button instanceof HTMLElement && button.parentElement?.contains(document.activeElement)) button.focus();
  });
}
