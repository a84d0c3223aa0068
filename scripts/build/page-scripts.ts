import { scriptsAt } from '../../lib/content/page-scripts';
import type { PageScript } from '../../lib/content/schemas/scripts';
import type { Page } from './pages';

/** Adds the scripts of others that the page has, for the inline script. A page without one stays as it is. */
export function addPageScripts({ path, body }: Page, scripts?: readonly PageScript[]): void {
  const own = scriptsAt(path, scripts);
  if (own.length === 0) return;
  const forBrowser = own.map(({ src, data, consent, calls }) => ({ src, data, consent, calls }));
  body.insertAdjacentHTML('beforeend', '<template data-scripts></template>');
  body.querySelector('template[data-scripts]')?.setAttribute('data-scripts', JSON.stringify(forBrowser));
}
