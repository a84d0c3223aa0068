import { whenParsed } from './moments';

/** The page contains the year of its build. In a later year this replaces it with the current one. */
export function correctCopyrightYear(): void {
  whenParsed(() => {
    const shown = document.querySelector('[data-year]');
    const year = new Date().getFullYear();
    if (shown && year > Number(shown.textContent)) shown.textContent = String(year);
  });
}
