import { whenParsed } from './moments';

/** Applies the styles of open menus once the page has been painted. The build links to them for printing only. */
export function applyMenuStyles(): void {
  whenParsed(() => {
    // The task after an animation frame runs after the paint.
    requestAnimationFrame(() => setTimeout(() => document.querySelector('[data-menus]')?.setAttribute('media', 'all')));
  });
}
