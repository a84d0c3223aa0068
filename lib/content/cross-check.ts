import type { CheckedFile } from './check-file';
import { wrongCounts } from './counted';
import { mistakeLine, show, valueAt } from './mistake';
import { pathMistakes } from './page-paths';
import { placesByPrice } from './plans-by-price';
import { pageRules, type Page } from './page-rules';
import { danglingReference, referenceAt } from './references';
import { neededDestinations } from './schemas/destination';
import { isKey, sourceForms } from './schemas/embed-origins';
import { linksIn } from './schemas/linked-text';
import { publicPaths } from './schemas/public-paths';
import { textsIn, type FoundText, type Place } from './texts';

/**
 * What no single file's schema can see. It reads files as they were typed, so that a mistake in one of them does not hide
 * those between the others. What only follows from a mistake that is reported already is left out.
 */

type Files = {
  /** Those that could be read. */
  files: readonly CheckedFile[];
  pages: readonly Page[];
  /** Whether nothing is wrong with a field of a file, or with any of these fields. */
  isInOrder: (file: string, ...fields: readonly string[]) => boolean;
  /** Whether every file could be read, and every page has a path of its own: only then is something missing. */
  isComplete: boolean;
};

/** The texts of a field, whether it is a list or a single one. */
const textsAt = (data: unknown, ...field: Place) => textsIn(valueAt(data, field)).map(({ text }) => text);

/** The text of a field. */
const textAt = (data: unknown, ...field: Place) => String(valueAt(data, field));

/** The entries of the one file of a kind that holds a list. */
function listIn({ files }: Files, kind: string): { file: string; entries: readonly unknown[] } {
  const found = files.find((one) => one.kind === kind);
  return { file: found?.file ?? '', entries: Array.isArray(found?.data) ? found.data : [] };
}

type Href = { href: string; path: string; fragment: string | undefined; at: Place };

/** Every link to a page of the site, in fields and in sentences. */
function hrefsIn({ texts }: CheckedFile): Href[] {
  return texts.flatMap(({ path: at, text }) => {
    const isField = ['href', 'mobileHref'].includes(String(at.at(-1)));
    return (isField ? [{ href: text }] : linksIn(text)).map(({ href }) => {
      const [path = '', fragment] = href.split('#', 2);
      return { href, path, fragment, at };
    });
  });
}

const seeAlsoLinks = (data: unknown) => textsAt(data, 'seeAlso').flatMap(linksIn);

function claimMistakes(all: Files): string[] {
  const { file, entries } = listIn(all, 'claims');
  const claims = entries.flatMap((entry, index) => {
    const id = valueAt(entry, ['id']);
    const field = `claims[${index}]`;
    return typeof id === 'string' && all.isInOrder(file, `${field}.id`, `${field}.pages`)
      ? [{ id, paths: new Set(textsAt(entry, 'pages')) }]
      : [];
  });
  const shown = new Map(
    all.pages
      .filter((page) => all.isInOrder(page.file, 'path', 'stats'))
      .map(({ file: of, path, data }) => [
        path,
        { of, ids: new Set(['stats', 'figure'].flatMap((field) => textsAt(data, field, 'claims'))) },
      ]),
  );
  /** A path may have a page that shows no figures, or one with a mistake, of which nothing is known. */
  const showsNone = (path: string) =>
    all.isComplete && publicPaths.has(path) && !all.pages.some((page) => page.path === path);
  return claims.flatMap(({ id, paths }) => {
    const unlisted = [...shown].filter(([path, { ids }]) => ids.has(id) && !paths.has(path));
    const unused = [...paths].filter((path) => shown.get(path)?.ids.has(id) === false || showsNone(path));
    return unlisted
      .map(([path, { of }]) => mistakeLine(file, `${id}.pages`, `no ${path}`, `it because ${of} shows it`))
      .concat(unused.map((path) => mistakeLine(file, `${id}.pages`, path, 'only pages that show the figure')));
  });
}

function duplicateMistakes({ pages, isInOrder }: Files, field: 'title' | 'description'): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, data }) => {
    const text = valueAt(data, ['seo', field]);
    if (typeof text !== 'string' || !isInOrder(file, 'path', `seo.${field}`)) return [];
    const earlier = seen.get(text);
    seen.set(text, file);
    return earlier
      ? [mistakeLine(file, `seo.${field}`, `"${text}"`, `a ${field} of its own (${earlier} has it already)`)]
      : [];
  });
}

/** Where aliases and redirects lead, by their own path. */
function waysOn(all: Files): Map<string, string> {
  return new Map([
    ...listIn(all, 'aliases').entries.map((entry) => [textAt(entry, 'path'), textAt(entry, 'shows')] as const),
    ...listIn(all, 'redirects').entries.map((entry) => [textAt(entry, 'from'), textAt(entry, 'to')] as const),
  ]);
}

function unlistedMistakes(all: Files): string[] {
  if (!all.isComplete) return [];
  const known = new Set([...all.pages.map(({ path }) => path), ...waysOn(all).keys()]);
  return [...publicPaths]
    .filter((path) => !known.has(path))
    .map((path) =>
      mistakeLine(`app${path}/page.tsx`, 'content', 'nothing', `a file in content/ with the path ${path}`),
    );
}

/** Pages that code links to by itself: the brand and the legal line are on every page. */
const linkedByCode = ['/', '/terms-of-service'];

function orphanMistakes(all: Files): string[] {
  if (!all.isComplete) return [];
  const leadsTo = waysOn(all);
  const linked = new Set(linkedByCode);
  for (const file of all.files) {
    for (const { path } of hrefsIn(file)) {
      const target = leadsTo.get(path) ?? path;
      if (target !== valueAt(file.data, ['path'])) linked.add(target);
    }
  }
  const expected = 'one in content/navigation.ts, on a card or in a sentence of another page';
  return all.pages
    .filter(({ path }) => !linked.has(path))
    .map(({ file, path }) => mistakeLine(file, 'path', `no link to ${path}`, expected));
}

/**
 * Fragments lead to the sections of the terms, which have permalinks, to the tabs of the demo's window, or to the beginning of
 * a page’s content.
 */
function fragmentMistakes({ files, pages, isInOrder }: Files): string[] {
  const terms = pages.find(({ kind }) => kind === 'pages/terms-of-service');
  const demo = pages.find(({ kind }) => kind === 'pages/demo');
  if (!terms || !demo || !isInOrder(terms.file, 'path', 'sections') || !isInOrder(demo.file, 'path', 'product'))
    return [];
  const sections = valueAt(terms.data, ['sections']);
  const targets = new Set([
    ...(Array.isArray(sections) ? sections.map((section) => `${terms.path}#${textAt(section, 'id')}`) : []),
    ...textsAt(demo.data, 'product', 'tabs').map((tab) => `${demo.path}#${tab}`),
  ]);
  return files.flatMap((from) =>
    hrefsIn(from)
      .filter(({ href, fragment }) => fragment !== undefined && fragment !== 'content' && !targets.has(href))
      .map(({ path, at, href }) => {
        const expected =
          path === terms.path
            ? `a section of ${terms.file}`
            : path === demo.path
              ? 'one of its tabs'
              : 'a path without a fragment';
        return mistakeLine(from.file, at, show(href), expected);
      }),
  );
}

type Reference = FoundText & { file: string; to: string };

function referencesIn(files: readonly CheckedFile[]): Reference[] {
  return files.flatMap(({ file, texts }) =>
    texts.flatMap((found) => {
      const to = referenceAt(found)?.to;
      return to ? [Object.assign({ file, to }, found)] : [];
    }),
  );
}

const linksOf = (files: readonly CheckedFile[]) => {
  const list = files.find(({ kind }) => kind === 'destinations');
  return { file: list?.file ?? '', keys: Object.keys(Object(valueAt(list?.data, ['links']))) };
};

/** References to figures and addresses. The names of actions are known to their schema. */
function referenceMistakes(all: Files): string[] {
  const known: Record<string, readonly string[]> = {
    claims: listIn(all, 'claims').entries.map((claim) => textAt(claim, 'id')),
    destinations: linksOf(all.files).keys,
  };
  return referencesIn(all.files)
    .filter(({ text, to }) => known[to] && known[to].length > 0 && !known[to].includes(text))
    .map((reference) => danglingReference(reference.file, reference))
    .filter((line) => all.isInOrder(...placeOf(line)));
}

/** What embeds may request from a destination that there is not. */
function sourceMistakes(all: Files): string[] {
  const { keys } = linksOf(all.files);
  const origins = all.files.find(({ kind }) => kind === 'embed-origins');
  if (!origins || keys.length === 0) return [];
  return origins.texts
    .filter(({ path, text }) => path.at(-1) === 'from' && isKey(text) && !keys.includes(text))
    .map(({ path, text }) => mistakeLine(origins.file, path, show(text), sourceForms));
}

/** Addresses that nothing leads to: one of the two names is misspelt, or the address is not needed any more. */
function unusedDestinations({ files, isComplete, isInOrder }: Files): string[] {
  const { file, keys } = linksOf(files);
  const references = referencesIn(files);
  // A wrong reference leaves the right one without use.
  if (!isComplete || references.some((one) => !isInOrder(...placeOf(danglingReference(one.file, one))))) return [];
  const used = new Set<string>([...neededDestinations, ...references.map(({ text }) => text)]);
  return keys
    .filter((key) => !used.has(key))
    .map((key) => mistakeLine(file, `links.${key}`, 'an address that nothing leads to', 'only those in use'));
}

/** Rows of the comparison name plans that there are, and with a plan every bigger one. */
function comparisonMistakes(all: Files): string[] {
  const { file, entries } = listIn(all, 'comparison');
  const { entries: listed } = listIn(all, 'plans');
  const names = placesByPrice(listed).map((place) => textAt(listed[place], 'name'));
  if (names.length === 0) return [];
  return entries.flatMap((row, index) => {
    const plans = valueAt(row, ['plans']);
    if (!Array.isArray(plans) || !all.isInOrder(file, `comparison[${index}]`)) return [];
    const unknown = textsIn(plans)
      .filter(({ text }) => !names.includes(text))
      .map(({ path, text }) => mistakeLine(file, [index, 'plans', ...path], show(text), `one of ${names.join(', ')}`));
    const bigger = names.slice(names.findIndex((name) => plans.includes(name))).filter((name) => !plans.includes(name));
    return unknown.length > 0 || bigger.length === 0 || !all.isInOrder('content/plans.ts', 'plans')
      ? unknown
      : [mistakeLine(file, [index, 'plans'], plans.join(', '), `${bigger.join(' and ')} as well, the bigger plans`)];
  });
}

/** A redirect from a page that exists would hide it on some hosts and be hidden by it on others. */
function redirectMistakes(all: Files): string[] {
  const { file, entries } = listIn(all, 'redirects');
  return entries.flatMap((entry, index) => {
    const field = `redirects[${index}].from`;
    const page = all.pages.find(({ path }) => path === valueAt(entry, ['from']));
    return page && all.isInOrder(file, field)
      ? [mistakeLine(file, field, `"${page.path}"`, `a path without a page (${page.file} is there)`)]
      : [];
  });
}

/** An alias has no content of its own, and the page that it shows has. */
function aliasMistakes(all: Files): string[] {
  const { file, entries } = listIn(all, 'aliases');
  const redirected = new Set(listIn(all, 'redirects').entries.map((entry) => valueAt(entry, ['from'])));
  const pageAt = (path: string) => all.pages.find((one) => one.path === path);
  return entries.flatMap((alias, index) => {
    const fail = (field: 'path' | 'shows', expected: string) =>
      mistakeLine(file, [index, field], `"${textAt(alias, field)}"`, expected);
    const page = pageAt(textAt(alias, 'path'));
    const mistakes = [
      page && fail('path', `a path without content of its own (${page.file} is there)`),
      redirected.has(textAt(alias, 'path')) && fail('path', 'a path that content/redirects.ts does not lead away from'),
      all.isComplete &&
        all.isInOrder(file, `aliases[${index}].shows`) &&
        !pageAt(textAt(alias, 'shows')) &&
        fail('shows', 'the path of a page'),
    ];
    return mistakes.filter((mistake) => typeof mistake === 'string');
  });
}

/** How many links of a kind a page needs. */
type Rule = { to: string; leadsTo: (path: string) => boolean; least: number; most: number };

function countMistakes({ pages, isInOrder, isComplete }: Files): string[] {
  const servicePaths = new Set(pages.filter(({ kind }) => kind === 'services/*').map(({ path }) => path));
  const toServices: Rule = { to: 'services', leadsTo: (path) => servicePaths.has(path), least: 2, most: 3 };
  const toIndustries = { to: 'industries', leadsTo: (path: string) => path.startsWith('/industries/'), least: 2 };
  const rules: Partial<Record<CheckedFile['kind'], Rule[]>> = {
    'industries/*': [toServices, { ...toIndustries, most: 2 }],
    'overviews/*': [toServices],
    'services/*': [{ ...toIndustries, most: 4 }],
  };
  return pages.flatMap(({ file, kind, data }) => {
    if (!isComplete || !isInOrder(file, 'path', 'seeAlso')) return [];
    const paths = seeAlsoLinks(data).map(({ href }) => href);
    return (rules[kind] ?? []).flatMap(({ to, leadsTo, least, most }) => {
      const count = new Set(paths.filter(leadsTo)).size;
      const range = least === most ? `${least}` : `${least} to ${most}`;
      return count >= least && count <= most ? [] : [mistakeLine(file, 'seeAlso', `links to ${count} ${to}`, range)];
    });
  });
}

/** Sentences that lead to the page they are on, or call two pages by the same words. */
function linkMistakes({ pages, isInOrder }: Files): string[] {
  const targets = new Map<string, { path: string; file: string }>();
  return pages.flatMap(({ file, path, data }) => {
    if (!isInOrder(file, 'path', 'seeAlso')) return [];
    return seeAlsoLinks(data).flatMap(({ text, href }) => {
      const words = text.toLowerCase();
      const first = targets.get(words) ?? { path: href, file };
      targets.set(words, first);
      if (href === path) return [mistakeLine(file, 'seeAlso', `a link to ${href}`, 'links to other pages')];
      return first.path === href
        ? []
        : [mistakeLine(file, 'seeAlso', `"${text}" for ${href}`, `other words (${first.file}: ${first.path})`)];
    });
  });
}

/** Titles that count their list in words, so that they follow it. */
function wordMistakes({ pages, isInOrder }: Files): string[] {
  return pages.flatMap(({ file, data }) =>
    wrongCounts(data)
      .filter(({ field, list }) => isInOrder(file, field, list))
      .map(({ field, found, expected }) => mistakeLine(file, field, `"${found}"`, expected)),
  );
}

/** What pages have in common, as far as they are in order. */
function sharedMistakes(all: Files): string[] {
  if (!all.isComplete) return [];
  const dataOf = (kind: string) => all.files.find((one) => one.kind === kind)?.data;
  const facts = { navigation: dataOf('navigation'), actions: dataOf('actions'), claims: listIn(all, 'claims').entries };
  return pageRules(all.pages, facts).filter((line) => all.isInOrder(...placeOf(line)));
}

/** The file and the field that a line is about. */
function placeOf(line: string): [file: string, field: string] {
  const [file = '', rest = ''] = line.split(' › ', 2);
  return [file, rest.split(': found ', 1)[0] ?? ''];
}

/** Whether a line reports a field, or a field that is in it or that it is in: `stats` for `stats.claims[0]`. */
function isAbout(line: string, field: string): boolean {
  const [, reported] = placeOf(line);
  const [outer, inner] = reported.length < field.length ? [reported, field] : [field, reported];
  return inner === outer || (inner.startsWith(outer) && /^[.[]/.test(inner.slice(outer.length)));
}

/** What is in the files, as far as `mistakes` leave it in order. */
function readable(all: readonly CheckedFile[], mistakes: readonly string[]): Files {
  const files = all.filter(({ data }) => typeof data === 'object' && data !== null);
  const withPath = files.filter(({ data }) => 'path' in Object(data));
  const pages = withPath
    .map((file): Page => Object.assign({ path: textAt(file.data, 'path') }, file))
    .filter(({ path }) => publicPaths.has(path));
  return {
    files,
    pages,
    isInOrder: (file, ...fields) =>
      !mistakes.some(
        (line) =>
          line.startsWith(`${file}:`) ||
          (line.startsWith(`${file} › `) && fields.some((field) => isAbout(line, field))),
      ),
    isComplete:
      files.length === all.length &&
      pages.length === withPath.length &&
      !mistakes.some((line) => / › (?:file|path): |^content\/(?:redirects|aliases)\.ts/.test(line)),
  };
}

/**
 * The mistakes between files.
 *
 * @param known the mistakes of each file by itself
 * @returns one line per mistake
 */
export function crossCheck(files: readonly CheckedFile[], known: readonly string[]): string[] {
  const ofPaths = pathMistakes(readable(files, known).pages);
  const withPaths = readable(files, [...known, ...ofPaths]);
  const leading = [
    ...redirectMistakes(withPaths),
    ...aliasMistakes(withPaths),
    ...referenceMistakes(withPaths),
    ...sourceMistakes(withPaths),
  ];
  const all = readable(files, [...known, ...ofPaths, ...leading]);
  return [
    ...ofPaths,
    ...leading,
    ...comparisonMistakes(all),
    ...claimMistakes(all),
    ...duplicateMistakes(all, 'title'),
    ...duplicateMistakes(all, 'description'),
    ...countMistakes(all),
    ...linkMistakes(all),
    ...wordMistakes(all),
    ...sharedMistakes(all),
    ...fragmentMistakes(all),
    ...unusedDestinations(all),
    ...orphanMistakes(all),
    ...unlistedMistakes(all),
  ];
}
