import { existsSync, readFileSync } from 'node:fs';
import { at, show, type Mistake, type Place } from '../../../lib/content/mistake';
import { linksIn } from '../../../lib/content/schemas/linked-text';
import type { Files, Page } from './content-in-order';
import type { CheckedFile } from '../check-file';

type Href = { href: string; path: string; fragment: string | undefined; place: Place };

/** Every link to a page of the site, in fields and in sentences. */
function hrefsIn({ texts }: CheckedFile): Href[] {
  return texts.flatMap(({ path: place, text }) => {
    const isField = ['href', 'mobileHref'].includes(String(place.at(-1)));
    return (isField ? [{ href: text }] : linksIn(text)).map(({ href }) => {
      const [path = '', fragment] = href.split('#', 2);
      return { href, path, fragment, place };
    });
  });
}

/** Whether a file is called like the path of its page: `content/industries/hvac.ts` and `/industries/hvac`. */
function isNamedLike({ file, data: { path } }: Page): boolean {
  const name = path === '/' ? 'home' : path.replace(/^.*\//, '');
  return file.endsWith(`/${name}.ts`) || file.endsWith(`-${name}.ts`);
}

/**
 * Two pages with one path, and files that are called otherwise than their page. Of two with one path, the mistake is in the
 * file that is called otherwise: it may be a copy of the other one.
 */
export function pathsOfPages({ pages }: Files): Mistake[] {
  return pages.flatMap((page, index) => {
    const namesake = pages.find((other) => other !== page && other.data.path === page.data.path);
    const isWrong = !isNamedLike(page) || (namesake && isNamedLike(namesake) && pages.indexOf(namesake) < index);
    const expected = namesake
      ? `a value of its own (${namesake.file} has it already)`
      : 'a path that ends like the name of the file';
    return isWrong ? [at(page.file, page.data, ['path'], 'path', expected)] : [];
  });
}

/** The file of a page without data that does more than lead on. */
const writtenAt = (path: string) =>
  [`app${path}/page.mdx`, `app${path}/page.tsx`].find(
    (file) => existsSync(file) && !readFileSync(file, 'utf8').includes('redirect('),
  );

/** Redirects and aliases of paths that have a page of their own, and aliases of nothing. */
export function waysOnRules({ pages, of }: Files): Mistake[] {
  const [aliases, redirects] = [of('aliases'), of('redirects')];
  const isLeft = (path: string) => redirects?.data.some(({ from }) => from === path);
  const pageAt = (path: string) => pages.find((page) => page.data.path === path);
  // A redirect from a page that exists would hide it on some hosts and be hidden by it on others.
  const hiding = (redirects?.data ?? []).flatMap(({ from }, index) => {
    const file = pageAt(from)?.file ?? writtenAt(from);
    if (!redirects || !file) return [];
    return [at(redirects.file, redirects.data, [index, 'from'], 'path', `a path without a page (${file} is there)`)];
  });
  const wrong = (aliases?.data ?? []).flatMap(({ path, shows }, index) => {
    const fail = (field: 'path' | 'shows', expected: string) =>
      at(aliases?.file ?? '', aliases?.data, [index, field], 'path', expected);
    const page = pageAt(path);
    return [
      page && fail('path', `a path without content of its own (${page.file} is there)`),
      isLeft(path) && fail('path', 'a path that content/redirects.ts does not lead away from'),
      isLeft(shows) && fail('shows', 'a path that content/redirects.ts does not lead away from'),
    ].filter((mistake) => typeof mistake === 'object');
  });
  return [...hiding, ...wrong];
}

/** Titles and descriptions that two pages have: one of them may be a copy of the other. */
export function repeatedMistakes({ pages }: Files): Mistake[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const seen = new Map<string, string>();
    return pages.flatMap(({ file, data }) => {
      const earlier = seen.get(data.seo[field]);
      seen.set(data.seo[field], file);
      const expected = `a ${field} of its own (${earlier} has it already)`;
      return earlier ? [at(file, data, ['seo', field], 'repeated', expected)] : [];
    });
  });
}

/** Fragments lead to the sections of the terms, which have permalinks, or to the beginning of a page’s content. */
export function fragmentMistakes({ all, of, isInOrder }: Files): Mistake[] {
  const terms = of('pages/terms-of-service');
  if (!terms) return [];
  const ids = new Set(terms.data.sections.map(({ id }) => id));
  return all.flatMap((file) =>
    hrefsIn(file).flatMap(({ href, path, fragment, place }) => {
      const isTerms = path === terms.data.path;
      const isFound = fragment === undefined || fragment === 'content' || (isTerms && ids.has(fragment));
      if (isFound || !isInOrder(file.file, place)) return [];
      const expected = isTerms ? `a section of ${terms.file}` : 'a path without a fragment';
      return [{ file: file.file, path: place, code: 'fragment', found: show(href), expected }];
    }),
  );
}

/** Pages that code links to by itself: the brand and the legal line are on every page. */
const linkedByCode = ['/', '/terms-of-service'];

/** Pages that nothing leads to. */
export function orphanMistakes({ all, pages, of }: Files): Mistake[] {
  const leadsTo = new Map([
    ...(of('aliases')?.data ?? []).map(({ path, shows }) => [path, shows] as [string, string]),
    ...(of('redirects')?.data ?? []).map(({ from, to }) => [from, to] as [string, string]),
  ]);
  const linked = new Set(linkedByCode);
  for (const file of all) {
    const own = pages.find((page) => page.file === file.file)?.data.path;
    for (const { path } of hrefsIn(file)) {
      const target = leadsTo.get(path) ?? path;
      if (target !== own) linked.add(target);
    }
  }
  const expected = 'one in content/navigation.ts, on a card or in a sentence of another page';
  return pages
    .filter(({ data }) => !linked.has(data.path))
    .map(({ file, data }) => ({ file, path: ['path'], code: 'orphan', found: `no link to ${data.path}`, expected }));
}
