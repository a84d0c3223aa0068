import { isByItself } from '@/components/ui/keys';

/*
 * Handles the menus of wide screens until their island is hydrated, or permanently if it never is. A click opens or
 * closes a menu, and one menu is open at a time. Escape, a click elsewhere (including into a frame) and focus elsewhere
 * close it. The phone menu closes when one of its links is activated, because the link may open another tab.
 */
const buttons = '[data-island]:not([data-hydrated]) [data-entry] > button';
const openButtons = `${buttons}[data-state="open"]`;

/**
 * Opens or closes a menu. The island reads the state from the button when it is hydrated, and later opens menus in the same
 * way (components/layout/desktop-menu.tsx).
 */
export function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', `${open}`);
  for (const part of [button, button.nextElementSibling]) part?.setAttribute('data-state', open ? 'open' : 'closed');
}

/** Closes all open menus, except those that contain an element. */
function close(except: Element | null): void {
  for (const button of document.querySelectorAll(openButtons)) {
    if (!button.parentElement?.contains(except)) setOpen(button, false);
  }
}

export function openMenus(): void {
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest(buttons);
      const open = button?.matches(openButtons);
      const link = target.closest('a');
      close(link ? null : target);
      link?.closest<HTMLElement>('[popover]')?.hidePopover();
      if (!button) return;
      setOpen(button, !open);
      // The island must not handle this click again when it is hydrated.
      event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener('blur', () => close(null));
  addEventListener('focusin', ({ target }) => close(target as Element));
  addEventListener('keydown', (event) => {
    // The innermost menu comes last.
    const button =
      event.key === 'Escape' && isByItself(event) && [...document.querySelectorAll<HTMLElement>(openButtons)].at(-1);
    if (!button) return;
    setOpen(button, false);
    if (button.matches(':focus-within > *')) button.focus();
  });
}
