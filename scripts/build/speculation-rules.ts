import type { Redirect } from '../../lib/content/schemas/redirect';
import type { Page } from './pages';

/**
 * Speculation rules for links that the pointer hovers over. Content pages are prerendered. Pages with an embed are only
 * prefetched, also by way of a redirect, so that their calendar or chat is not loaded before a visit.
 */
export function speculationRules(pages: readonly Page[], redirects: readonly Redirect[]): string {
  const paths = pages.filter(({ document }) => document.querySelector('[data-embed]')).map(({ path }) => path);
  const leading = redirects.filter(({ to }) => paths.includes(to)).map(({ from }) => from);
  // Also links with a query or a fragment.
  const embeds = [...paths, ...leading].map((path) => (path === '/' ? `[href='/']` : `[href^='${path}']`)).join();
  const rules = {
    prerender: [{ where: { selector_matches: `a[href^='/']:not([target],${embeds})` }, eagerness: 'moderate' }],
    prefetch: [{ where: { selector_matches: `a:is(${embeds})` }, eagerness: 'moderate' }],
  };
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
}
