/*
 * Handles the menus of wide screens until their island is hydrated, or permanently if it never is. A click opens or
 * closes a menu, one menu is open at a time, and Escape or a click elsewhere (including into a frame) closes it.
 */
const buttons = '[data-island]:not([data-hydrated]) [data-entry] > button';

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', `${open}`);
  for (const part of [button, button.nextElementSibling]) part?.setAttribute('data-state', open ? 'open' : 'closed');
  const island = button.closest<HTMLElement>('[data-island]');
  if (!island) return;
  // The island reads this when it renders the menus.
  island.dataset.open = [...island.querySelectorAll(`${buttons}[data-state="open"]`)]
    .map(({ parentElement }) => parentElement?.dataset.entry)
    .join(' ');
}

/** Closes all open menus, except those that contain an element. */
function close(except?: Element): Element | undefined {
  const closed = [...document.querySelectorAll(`${buttons}[data-state="open"]`)].filter(
    (button) => !except || !button.parentElement?.contains(except),
  );
  for (const button of closed) setOpen(button, false);
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
      setOpen(button, !open);
      // The island must not handle this click again when it is hydrated.
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
