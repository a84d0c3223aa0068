import { aliases } from './aliases';
import { claims } from './claims';
import { wrongCounts } from './counted';
import { industries, overviews, pages, services } from './pages';
import { redirects } from './redirects';
import type { LinkedText } from './schemas/linked-text';
import { publicPaths } from './schemas/public-paths';
import type { Claim } from './schemas/claim';
import type { Stats } from './schemas/sections';
import { fileOf } from './load';

const live = new Map<string, object>(pages.map((page) => [page.path, page]));
const redirected = new Set<string>(redirects.map(({ from }) => from));

/** The ids of all figures that a page shows. */
function claimsOn(page: object): string[] {
  const stats = 'stats' in page ? (page.stats as Stats | undefined) : undefined;
  const hero = 'hero' in page ? (page.hero as { proof?: Claim }) : undefined;
  return [...(stats?.claims ?? []), ...(hero?.proof ? [hero.proof] : [])].map(({ id }) => id);
}

function claimMistakes(): string[] {
  const shown = new Map(pages.map((page) => [page.path as string, new Set(claimsOn(page))]));
  const unlisted = pages.flatMap((page) =>
    claimsOn(page)
      .filter((id) => !claims.find((claim) => claim.id === id)?.pages.includes(page.path))
      .map(
        (id) => `content/claims.ts › ${id}.pages: found no ${page.path}, expected it because ${fileOf(page)} shows it`,
      ),
  );
  const unused = claims.flatMap((claim) =>
    claim.pages
      .filter((path) => !shown.get(path)?.has(claim.id))
      .map((path) => `content/claims.ts › ${claim.id}.pages: found ${path}, expected only pages that show the figure`),
  );
  return [...unlisted, ...unused];
}

function duplicateMistakes(field: 'title' | 'description'): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const text = page.seo[field];
    const twin = seen.get(text);
    seen.set(text, fileOf(page));
    return twin
      ? [`${fileOf(page)} › seo.${field}: found "${text}", expected a ${field} of its own (${twin} has it already)`]
      : [];
  });
}

function unlistedMistakes(): string[] {
  const known = new Set<string>([...live.keys(), ...aliases.map(({ path }) => path), ...redirected]);
  return [...publicPaths]
    .filter((path) => !known.has(path))
    .map((path) => `app${path}/page.tsx › content: found nothing, expected a file in content/ with the path ${path}`);
}

/** A redirect from a page that exists would hide it on some hosts and be hidden by it on others. */
function redirectMistakes(): string[] {
  return redirects.flatMap(({ from }, index) => {
    const page = live.get(from);
    return page
      ? [
          `content/redirects.ts › [${index}].from: found "${from}", expected a path without a page (${fileOf(page)} is there)`,
        ]
      : [];
  });
}

/** An alias has no content of its own, and the page that it shows has. */
function aliasMistakes(): string[] {
  return aliases.flatMap(({ path, shows }, index) => {
    const entry = `content/aliases.ts › [${index}]`;
    const page = live.get(path);
    const mistakes = [
      page && `${entry}.path: found "${path}", expected a path without content of its own (${fileOf(page)} is there)`,
      redirected.has(path) &&
        `${entry}.path: found "${path}", expected a path that content/redirects.ts does not lead away from`,
      !live.has(shows) && `${entry}.shows: found "${shows}", expected the path of a page`,
    ];
    return mistakes.filter((mistake) => typeof mistake === 'string');
  });
}

type Linking = { path: string; seeAlso: LinkedText };

/** How many links of a kind a page needs. */
type Rule = { kind: string; leadsTo: (path: string) => boolean; least: number; most: number };

const servicePaths = new Set<string>(services.map(({ path }) => path));
const toServices = { kind: 'services', leadsTo: (path: string) => servicePaths.has(path), least: 2, most: 3 };
const toIndustries = { kind: 'industries', leadsTo: (path: string) => path.startsWith('/industries/') };
const rules: [pages: readonly Linking[], rules: Rule[]][] = [
  [industries, [toServices, { ...toIndustries, least: 2, most: 2 }]],
  [overviews, [toServices]],
  [services, [{ ...toIndustries, least: 2, most: 4 }]],
];

function countMistakes(page: Linking, needed: readonly Rule[]): string[] {
  const paths = page.seeAlso.flatMap(({ href }) => href ?? []);
  return needed.flatMap(({ kind, leadsTo, least, most }) => {
    const count = new Set(paths.filter(leadsTo)).size;
    const range = least === most ? `${least}` : `${least} to ${most}`;
    return count >= least && count <= most
      ? []
      : [`${fileOf(page)} › seeAlso: found links to ${count} ${kind}, expected ${range}`];
  });
}

/** Sentences that lead to the page they are on, or call two pages by the same words. */
function linkMistakes(): string[] {
  const targets = new Map<string, { path: string; file: string }>();
  return pages.flatMap((page) => {
    if (!('seeAlso' in page)) return [];
    const file = fileOf(page);
    return page.seeAlso.flatMap(({ text, href }) => {
      if (!href) return [];
      const words = text.toLowerCase();
      const first = targets.get(words) ?? { path: href, file };
      targets.set(words, first);
      if (href === page.path) return [`${file} › seeAlso: found a link to ${href}, expected links to other pages`];
      return first.path === href
        ? []
        : [`${file} › seeAlso: found "${text}" for ${href}, expected other words (${first.file}: ${first.path})`];
    });
  });
}

/** Titles that count their list in words, so that they follow it. */
function wordMistakes(): string[] {
  return pages.flatMap((page) =>
    wrongCounts(page).map(
      ({ field, found, expected }) => `${fileOf(page)} › ${field}: found "${found}", expected ${expected}`,
    ),
  );
}

/**
 * What no single file's schema can see: the ledger's pages against the figures that pages show, titles and
 * descriptions against one another, sentences with links, numbers in words, and the list of pages against the folders of `app/`, the redirects and the aliases.
 *
 * @returns one line per mistake
 */
export function crossCheck(): string[] {
  const misled = [...redirectMistakes(), ...aliasMistakes()];
  return [
    ...claimMistakes(),
    ...duplicateMistakes('title'),
    ...duplicateMistakes('description'),
    ...rules.flatMap(([linking, needed]) => linking.flatMap((page) => countMistakes(page, needed))),
    ...linkMistakes(),
    ...wordMistakes(),
    ...misled,
    // A path with a wrong redirect or alias would be reported twice.
    ...(misled.length > 0 ? [] : unlistedMistakes()),
  ];
}
