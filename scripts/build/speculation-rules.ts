import type { Redirect } from '../../lib/content/schemas/redirect';
import type { Page } from './pages';

/** Matches links to pages with an embed, including links with a query or fragment, and links to redirects. */
function embedSelector(pages: readonly Page[], redirects: readonly Redirect[]): string {
  const paths = pages.filter(({ document }) => document.querySelector('[data-embed]')).map(({ path }) => path);
  const redirectPaths = redirects.filter(({ to }) => paths.includes(to)).map(({ from }) => from);
  return [...paths, ...redirectPaths].map((path) => (path === '/' ? `[href='/']` : `[href^='${path}']`)).join();
}

/**
 * Speculation rules for links that the pointer hovers over. Content pages are prerendered. Pages with an embed are only
 * prefetched, so that their calendar or chat is not loaded before a visit.
 */
export function speculationRules(pages: readonly Page[], redirects: readonly Redirect[]): string {
  const embeds = embedSelector(pages, redirects);
  return JSON.stringify({
    prerender: [{ where: { selector_matches: `a[href^='/']:not([target],${embeds})` }, eagerness: 'moderate' }],
    prefetch: [{ where: { selector_matches: `a:is(${embeds})` }, eagerness: 'moderate' }],
  });
}

/** Before the inline script, which removes them where the visitor saves data (components/inline-script/save-data.ts). */
export function addSpeculationRules({ head }: Page, rules: string): void {
  head.insertAdjacentHTML('beforeend', `<script type="speculationrules">${rules}</script>`);
}
