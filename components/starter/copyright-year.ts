import { whenParsed } from './moments';

/** The page shows the year of its build; in a later year it shows the visitor's. */
export function correctCopyrightYear(): void {
  whenParsed(() => {
    const shown = document.querySelector('[data-year]');
    const year = new Date().getFullYear();
    if (shown && year > Number(shown.textContent)) shown.textContent = String(year);
  });
}
