import { scriptsAt } from '../../lib/content/page-scripts';
import type { PageScript } from '../../lib/content/schemas/scripts';
import { parse } from 'node-html-parser';
import type { Page } from './pages';

/** Adds the scripts of others that the page has, for the inline script. A page without one stays as it is. */
export function addPageScripts({ path, body }: Page, scripts?: readonly PageScript[]): void {
  const own = scriptsAt(path, scripts);
  if (own.length === 0) return;
  const place = parse('<template data-scripts></template>');
  const forBrowser = own.map(({ src, data, consent, calls }) => ({ src, data, consent, calls }));
  const [template] = place.querySelectorAll('template');
  template?.setAttribute('data-scripts', JSON.stringify(forBrowser));
  if (template) body.appendChild(template);
}
