import { parse } from 'node-html-parser';
import type { Redirect } from '../../lib/content/schemas/redirect';
import type { Page } from './pages';
import { hasEmbed } from './starter';

/** The links to pages with an embed, also by way of a redirect, with a query or a fragment. */
function embedSelector(pages: readonly Page[], redirects: readonly Redirect[]): string {
  const paths = pages.filter(hasEmbed).map(({ path }) => path);
  const leading = redirects.filter(({ to }) => paths.includes(to)).map(({ from }) => from);
  return [...paths, ...leading].map((path) => (path === '/' ? '[href="/"]' : `[href^="${path}"]`)).join();
}

/**
 * The rules by which a browser may load pages ahead of a click: while the pointer rests on a link, content pages are
 * prerendered, and pages with an embed are only fetched, because nobody has seen their calendar or chat yet.
 */
export function speculationRules(pages: readonly Page[], redirects: readonly Redirect[]): string {
  const embeds = embedSelector(pages, redirects);
  return JSON.stringify({
    prerender: [{ where: { selector_matches: `a[href^="/"]:not([target],${embeds})` }, eagerness: 'moderate' }],
    prefetch: [{ where: { selector_matches: `a:is(${embeds})` }, eagerness: 'moderate' }],
  });
}

export function addSpeculationRules({ body }: Page, rules: string): void {
  body.appendChild(parse(`<script type="speculationrules">${rules}</script>`, { blockTextElements: { script: true } }));
}
