import { aliases } from './aliases';
import { claims } from './claims';
import { pages } from './pages';
import { redirects } from './redirects';
import { publicPaths } from './schemas/public-paths';
import { fileOf } from './schemas/load';

/** The ids of all claims that a page's content refers to, wherever in it they stand. */
function claimsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(claimsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'claims' && Array.isArray(inner) ? inner.map(String) : claimsIn(inner),
  );
}

function claimMistakes(): string[] {
  const shown = new Map(pages.map((page) => [page.path as string, new Set(claimsIn(page))]));
  const unlisted = pages.flatMap((page) =>
    claimsIn(page)
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
  const known = new Set<string>([
    ...pages.map(({ path }) => path),
    ...aliases.map(({ path }) => path),
    ...redirects.map(({ from }) => from),
  ]);
  return [...publicPaths]
    .filter((path) => !known.has(path))
    .map((path) => `content/pages/index.ts › pages: found no ${path}, expected it because app${path}/page.tsx exists`);
}

/** A redirect from a page that exists would hide it on some hosts and be hidden by it on others. */
function redirectMistakes(): string[] {
  const live = new Map<string, object>(pages.map((page) => [page.path, page]));
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
  const live = new Map<string, object>(pages.map((page) => [page.path, page]));
  return aliases.flatMap(({ path, shows }, index) => {
    const entry = `content/aliases.ts › [${index}]`;
    const page = live.get(path);
    const mistakes = [
      page && `${entry}.path: found "${path}", expected a path without content of its own (${fileOf(page)} is there)`,
      !live.has(shows) && `${entry}.shows: found "${shows}", expected a page in content/pages/index.ts`,
    ];
    return mistakes.filter((mistake) => typeof mistake === 'string');
  });
}

/**
 * What no single file's schema can see: the ledger's pages against the figures that pages show, titles and
 * descriptions against one another, and the list of pages against the folders of `app/`, the redirects and the aliases.
 *
 * @returns one line per mistake
 */
export function crossCheck(): string[] {
  return [
    ...claimMistakes(),
    ...duplicateMistakes('title'),
    ...duplicateMistakes('description'),
    ...unlistedMistakes(),
    ...redirectMistakes(),
    ...aliasMistakes(),
  ];
}
