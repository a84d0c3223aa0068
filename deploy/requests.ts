import type { HTMLElement } from 'node-html-parser';
import { expressionFor } from '../lib/content/embed-origins';
import { isOwn, scriptsAt } from '../lib/content/page-scripts';
import type { AllowedRequest, AllowedSource } from '../lib/content/schemas/embeds';
import type { PageScript } from '../lib/content/schemas/scripts';
import { requestsIn } from './policy';

/** These are in the page or made in the browser. */
const withoutRequest = new Set(['inline', 'data:', 'blob:']);

function requestsOf({ src, why, allows = [] }: PageScript): AllowedSource[] {
  const when = src ? 'Once the page has loaded and is idle, or later.' : 'When an island asks.';
  const script: AllowedRequest[] = src && !isOwn(src) ? [{ from: new URL(src).origin, for: ['scripts'] }] : [];
  return [...script, ...allows].map(({ from, for: kinds }) => ({ from, for: kinds, when, why }));
}

type FinishedPage = { path: string; document: HTMLElement };

/** All requests to others that policies allow, when and why: a table in Markdown, for a privacy notice. */
export function requestTable(pages: readonly FinishedPage[], scripts?: readonly PageScript[]): string {
  const found = new Map<string, string[]>();
  for (const { path, document } of pages) {
    for (const { from, for: kinds, when, why } of [
      ...requestsIn(document),
      ...scriptsAt(path, scripts).flatMap(requestsOf),
    ]) {
      if (withoutRequest.has(from)) continue;
      const to = from === 'https:' ? 'any address over HTTPS' : `\`${expressionFor(from)}\``;
      const request = [to, kinds.join(', '), when, why].join(' | ');
      found.set(request, [...(found.get(request) ?? []), `\`${path}\``]);
    }
  }
  const rows = [...found].map(
    ([request, paths]) => `| ${paths.length === pages.length ? 'every page' : paths.join(', ')} | ${request} |`,
  );
  return ['| page | to | for | when | why |', '| --- | --- | --- | --- | --- |', ...rows, ''].join('\n');
}
