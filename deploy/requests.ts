import { withAliases, destinationUrl } from '../lib/content';
import { pages } from '../lib/content/pages';
import { embedOrigins, isDestination } from '../lib/content/embed-origins';
import type { AllowedRequest, AllowedSource } from '../lib/content/schemas/embeds';
import type { PageScript } from '../lib/content/schemas/scripts';
import { fact } from '../lib/content/load';
import { embedNames, embeds, type EmbedName } from '../lib/embeds';

/** The pages with an embed. With an address: only those whose frame shows it. */
function pagesWith(embed: EmbedName, address?: string): readonly string[] {
  const known = embeds[embed];
  if ('pages' in known) return known.pages;
  const frames = pages.flatMap((page) => ('frame' in page && page.frame.kind === embed ? [page] : []));
  const showing = frames.filter(({ frame }) => frame.destination === address);
  return withAliases((showing.length > 0 ? showing : frames).map(({ path }) => path)).toSorted();
}

/** These are in the page or made in the browser. */
const withoutRequest = new Set(['inline', 'data:', 'blob:']);

function rowOf(embed: EmbedName, { from, for: kinds, when, why }: AllowedSource): string {
  const paths = pagesWith(embed, isDestination(from) ? destinationUrl(from) : undefined).map((path) => `\`${path}\``);
  const to = from === 'https:' ? 'any address over HTTPS' : `\`${from}\``;
  return `| ${[paths.join(', '), to, kinds.join(', '), when, why].join(' | ')} |`;
}

/** The rows of an entry of content/scripts.ts: the address of a script of others, and what else is asked. */
function rowsOfScript({ src, pages: paths, why, allows = [] }: PageScript): string[] {
  const where =
    paths === 'all'
      ? 'every page'
      : withAliases(paths)
          .map((path) => `\`${path}\``)
          .join(', ');
  const when = src ? 'Once the page has loaded and is idle, or later.' : 'When the page shows it.';
  const script: AllowedRequest[] = src?.startsWith('https:') ? [{ from: new URL(src).origin, for: ['scripts'] }] : [];
  return [...script, ...allows]
    .filter(({ from }) => !withoutRequest.has(from))
    .map(({ from, for: kinds }) => `| ${[where, `\`${from}\``, kinds.join(', '), when, why].join(' | ')} |`);
}

/** The table of the guide: every request to another party, on which page, when and why. */
export function requestTable(scripts: readonly PageScript[] = fact('scripts')): string {
  const rows = embedNames.flatMap((embed) =>
    embedOrigins[embed].filter(({ from }) => !withoutRequest.has(from)).map((entry) => rowOf(embed, entry)),
  );
  rows.push(...scripts.flatMap(rowsOfScript));
  return ['| page | to | for | when | why |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

/** The guide, and its heading before the table. */
export const guideFile = 'deploy/README.md';
const heading = '## What leaves the page';

/**
 * Puts the table into the guide: the first one after its heading.
 *
 * @throws {Error} if the guide has no such table
 */
export function withTable(guide: string): string {
  const start = guide.indexOf('\n| page', guide.indexOf(heading)) + 1;
  const end = guide.indexOf('\n\n', start);
  if (!guide.includes(heading) || start === 0) throw new Error(`${guideFile} has no table under "${heading}"`);
  return guide.slice(0, start) + requestTable() + guide.slice(end);
}
