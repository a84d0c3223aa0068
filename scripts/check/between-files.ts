import { show, valueAt, type Mistake, type Place } from '../../lib/content/mistake';
import { neededDestinations } from '../../lib/content/schemas/destination';
import { isKey, sourceForms } from '../../lib/content/schemas/embeds';
import { linksIn } from '../../lib/content/schemas/linked-text';
import { publicPaths } from '../../lib/content/schemas/fields';
import { danglingReference, referenceAt } from '../../lib/content/schemas/references';
import { textsIn, type FoundText } from '../../lib/content/walk';
import type { CheckedFile } from './file';
import { at } from './mistakes';

/**
 * What no single file's schema can see. It reads files as they were typed, so that a mistake in one of them does not hide
 * those between the others. What only follows from a mistake that is reported already is left out.
 */

type Page = CheckedFile & { path: string };

type Files = {
  /** Those that could be read. */
  files: readonly CheckedFile[];
  pages: readonly Page[];
  /** Whether nothing is wrong with a file, or with any of these places in it. */
  isInOrder: (file: string, ...places: readonly Place[]) => boolean;
  /** Whether every file could be read, and every page has a path of its own: only then is something missing. */
  isComplete: boolean;
};

/** The texts of a field, whether it is a list or a single one. */
const textsAt = (data: unknown, ...field: Place) => textsIn(valueAt(data, field)).map(({ text }) => text);

/** The text of a field. */
const textAt = (data: unknown, ...field: Place) => String(valueAt(data, field));

/** The entries of the one file of a kind that holds a list. */
function listIn({ files }: Files, kind: string): { file: string; data: unknown; entries: readonly unknown[] } {
  const found = files.find((one) => one.kind === kind);
  return { file: found?.file ?? '', data: found?.data, entries: Array.isArray(found?.data) ? found.data : [] };
}

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
function isNamedLike({ file, path }: Page): boolean {
  const name = path === '/' ? 'home' : path.replace(/^.*\//, '');
  return file.endsWith(`/${name}.ts`) || file.endsWith(`-${name}.ts`);
}

/**
 * Two pages with one path, and files that are called otherwise than their page. Of two with one path, the mistake is in the
 * file that is called otherwise: it may be a copy of the other one.
 */
function pathMistakes(pages: readonly Page[]): Mistake[] {
  return pages.flatMap((page, index) => {
    const namesake = pages.find((other) => other !== page && other.path === page.path);
    const isWrong = !isNamedLike(page) || (namesake && isNamedLike(namesake) && pages.indexOf(namesake) < index);
    const expected = namesake
      ? `a value of its own (${namesake.file} has it already)`
      : 'a path that ends like the name of the file';
    return isWrong ? [at(page.file, page.data, ['path'], 'path', expected)] : [];
  });
}

function claimMistakes(all: Files): Mistake[] {
  const { file, entries } = listIn(all, 'claims');
  const shown = new Map(
    all.pages
      .filter((page) => all.isInOrder(page.file, ['path'], ['stats']))
      .map((page) => [
        page.path,
        { file: page.file, ids: new Set(['stats', 'figure'].flatMap((field) => textsAt(page.data, field, 'claims'))) },
      ]),
  );
  /** A path may have a page that shows no figures, or one with a mistake, of which nothing is known. */
  const showsNone = (path: string) =>
    all.isComplete && publicPaths.has(path) && !all.pages.some((page) => page.path === path);
  return entries.flatMap((entry, index) => {
    const id = textAt(entry, 'id');
    const path = [index, 'pages'];
    if (!all.isInOrder(file, [index, 'id'], path)) return [];
    const listed = new Set(textsAt(entry, 'pages'));
    const unlisted = [...shown].filter(([page, { ids }]) => ids.has(id) && !listed.has(page));
    const unused = [...listed].filter((page) => shown.get(page)?.ids.has(id) === false || showsNone(page));
    const wrong = (found: string, expected: string) => ({ file, path, code: 'claim-pages', found, expected });
    return unlisted
      .map(([page, { file: by }]) => wrong(`no ${page}`, `it because ${by} shows it`))
      .concat(unused.map((page) => wrong(page, 'only pages that show the figure')));
  });
}

/** Two figures of a page about one thing, or with one label, which would contradict each other. */
function figureMistakes(all: Files): Mistake[] {
  const { file, data, entries } = listIn(all, 'claims');
  return (['subject', 'label'] as const).flatMap((field) => {
    const seen = new Map<string, string>();
    return entries.flatMap((claim, index) =>
      textsAt(claim, 'pages').flatMap((path) => {
        const key = `${path} ${textAt(claim, field)}`;
        const earlier = seen.get(key);
        if (earlier === undefined) seen.set(key, textAt(claim, 'id'));
        if (earlier === undefined || !all.isInOrder(file, [index, field], [index, 'pages'])) return [];
        const expected = `a ${field} of its own on ${path} (${earlier} has it already)`;
        return [at(file, data, [index, field], 'figure', expected)];
      }),
    );
  });
}

function duplicateMistakes({ pages, isInOrder }: Files, field: 'title' | 'description'): Mistake[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, data }) => {
    const text = valueAt(data, ['seo', field]);
    if (typeof text !== 'string' || !isInOrder(file, ['path'], ['seo', field])) return [];
    const earlier = seen.get(text);
    seen.set(text, file);
    const expected = `a ${field} of its own (${earlier} has it already)`;
    return earlier ? [at(file, data, ['seo', field], 'repeated', expected)] : [];
  });
}

/** Where aliases and redirects lead, by their own path. */
function waysOn(all: Files): Map<string, string> {
  return new Map([
    ...listIn(all, 'aliases').entries.map((entry) => [textAt(entry, 'path'), textAt(entry, 'shows')] as const),
    ...listIn(all, 'redirects').entries.map((entry) => [textAt(entry, 'from'), textAt(entry, 'to')] as const),
  ]);
}

/** Pages that code links to by itself: the brand and the legal line are on every page. */
const linkedByCode = ['/', '/terms-of-service'];

function orphanMistakes(all: Files): Mistake[] {
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
    .map(({ file, path }) => ({ file, path: ['path'], code: 'orphan', found: `no link to ${path}`, expected }));
}

/**
 * Fragments lead to the sections of the terms, which have permalinks, to the tabs of the demo's window, or to the beginning of
 * a page’s content.
 */
function fragmentMistakes({ files, pages, isInOrder }: Files): Mistake[] {
  const terms = pages.find(({ kind }) => kind === 'pages/terms-of-service');
  const demo = pages.find(({ kind }) => kind === 'pages/demo');
  if (!terms || !demo || !isInOrder(terms.file, ['path'], ['sections']) || !isInOrder(demo.file, ['path'], ['product']))
    return [];
  const sections = valueAt(terms.data, ['sections']);
  const targets = new Set([
    ...(Array.isArray(sections) ? sections.map((section) => `${terms.path}#${textAt(section, 'id')}`) : []),
    ...textsAt(demo.data, 'product', 'tabs').map((tab) => `${demo.path}#${tab}`),
  ]);
  return files.flatMap(({ file, ...from }) =>
    hrefsIn({ file, ...from })
      .filter(({ href, fragment }) => fragment !== undefined && fragment !== 'content' && !targets.has(href))
      .map(({ path, place, href }) => {
        const isTerms = path === terms.path;
        const other = path === demo.path ? 'one of its tabs' : 'a path without a fragment';
        const expected = isTerms ? `a section of ${terms.file}` : other;
        return { file, path: place, code: 'fragment', found: show(href), expected };
      }),
  );
}

type Reference = FoundText & { file: string; to: string };

function referencesIn(files: readonly CheckedFile[]): Reference[] {
  return files.flatMap(({ file, texts }) =>
    texts.flatMap((found) => {
      const to = referenceAt(found.path)?.to;
      return to ? [{ file, to, ...found }] : [];
    }),
  );
}

const linksOf = (files: readonly CheckedFile[]) => {
  const list = files.find(({ kind }) => kind === 'destinations');
  return { file: list?.file ?? '', keys: Object.keys(Object(valueAt(list?.data, ['links']))) };
};

/** References to figures and addresses. The names of actions are known to their schema. */
function referenceMistakes(all: Files): Mistake[] {
  const known: Record<string, readonly string[]> = {
    claims: listIn(all, 'claims').entries.map((claim) => textAt(claim, 'id')),
    destinations: linksOf(all.files).keys,
  };
  return referencesIn(all.files)
    .filter(({ text, to }) => known[to] && known[to].length > 0 && !known[to].includes(text))
    .filter(({ file, path }) => all.isInOrder(file, path))
    .map(({ file, path, text }) => danglingReference(file, path, text));
}

/** What embeds may request from a destination that there is not. */
function sourceMistakes(all: Files): Mistake[] {
  const { keys } = linksOf(all.files);
  const origins = all.files.find(({ kind }) => kind === 'embed-origins');
  if (!origins || keys.length === 0) return [];
  return origins.texts
    .filter(({ path, text }) => path.at(-1) === 'from' && isKey(text) && !keys.includes(text))
    .map(({ path }) => at(origins.file, origins.data, path, 'reference', sourceForms));
}

/** Addresses that nothing leads to: one of the two names is misspelt, or the address is not needed any more. */
function unusedDestinations({ files, isComplete, isInOrder }: Files): Mistake[] {
  const { file, keys } = linksOf(files);
  const references = referencesIn(files);
  // A wrong reference leaves the right one without use.
  if (!isComplete || references.some((one) => !isInOrder(one.file, one.path))) return [];
  const used = new Set<string>([...neededDestinations, ...references.map(({ text }) => text)]);
  return keys
    .filter((key) => !used.has(key))
    .map((key) => ({
      file,
      path: ['links', key],
      code: 'unused',
      found: 'an address that nothing leads to',
      expected: 'only those in use',
    }));
}

const amounts = ['emails', 'callsReceived', 'callsSent', 'sms'].map((fact) => ['credits', fact]);
const planSizes: readonly Place[] = [['members'], ['contacts'], ...amounts, ['advancedAutomation']];
const planFees: readonly Place[] = [['setup'], ['website']];

/** How much of something a plan has: more is better, and so is a lower fee. */
function sizeOf(value: unknown): number {
  if (value === 'unlimited') return Infinity;
  return value === 'free' || value === undefined ? 0 : Number(value);
}

/** The places of plans in their list, from the lowest price to the highest. */
const placesByPrice = (plans: readonly unknown[]) =>
  [...plans.keys()].toSorted(
    (one, other) => sizeOf(valueAt(plans[one], ['price'])) - sizeOf(valueAt(plans[other], ['price'])),
  );

/** A bigger plan has at least what a smaller one has. */
function planMistakes(all: Files): Mistake[] {
  const { file, data, entries } = listIn(all, 'plans');
  if (!all.isInOrder(file, [])) return [];
  return placesByPrice(entries).flatMap((index, place, places) => {
    const smaller = entries[places[place - 1] ?? -1];
    if (smaller === undefined) return [];
    const more = (field: Place) => sizeOf(valueAt(smaller, field)) - sizeOf(valueAt(entries[index], field));
    return [...planSizes.filter((field) => more(field) > 0), ...planFees.filter((field) => more(field) < 0)].map(
      (field) => {
        const has = `${show(valueAt(smaller, field))}, which ${textAt(smaller, 'title')} has for a lower price`;
        return at(file, data, [index, ...field], 'plan-size', `no less than ${has}`);
      },
    );
  });
}

/** Rows of the comparison name plans that there are, and with a plan every bigger one. */
function comparisonMistakes(all: Files): Mistake[] {
  const { file, data, entries } = listIn(all, 'comparison');
  const { entries: listed } = listIn(all, 'plans');
  const names = placesByPrice(listed).map((place) => textAt(listed[place], 'name'));
  if (names.length === 0) return [];
  return entries.flatMap((row, index) => {
    const plans = valueAt(row, ['plans']);
    if (!Array.isArray(plans) || !all.isInOrder(file, [index])) return [];
    const unknown = textsIn(plans)
      .filter(({ text }) => !names.includes(text))
      .map(({ path }) => at(file, data, [index, 'plans', ...path], 'reference', `one of ${names.join(', ')}`));
    const bigger = names.slice(names.findIndex((name) => plans.includes(name))).filter((name) => !plans.includes(name));
    if (unknown.length > 0 || bigger.length === 0 || !all.isInOrder('content/plans.ts', [])) return unknown;
    const expected = `${bigger.join(' and ')} as well, the bigger plans`;
    return [{ file, path: [index, 'plans'], code: 'plan-size', found: plans.join(', '), expected }];
  });
}

/** A redirect from a page that exists would hide it on some hosts and be hidden by it on others. */
function redirectMistakes(all: Files): Mistake[] {
  const { file, data, entries } = listIn(all, 'redirects');
  return entries.flatMap((entry, index) => {
    const page = all.pages.find(({ path }) => path === valueAt(entry, ['from']));
    return page && all.isInOrder(file, [index, 'from'])
      ? [at(file, data, [index, 'from'], 'path', `a path without a page (${page.file} is there)`)]
      : [];
  });
}

/** An alias has no content of its own, and the page that it shows has. */
function aliasMistakes(all: Files): Mistake[] {
  const { file, data, entries } = listIn(all, 'aliases');
  const redirected = new Set(listIn(all, 'redirects').entries.map((entry) => valueAt(entry, ['from'])));
  const pageAt = (path: string) => all.pages.find((one) => one.path === path);
  return entries.flatMap((alias, index) => {
    const fail = (field: 'path' | 'shows', expected: string) => at(file, data, [index, field], 'path', expected);
    const page = pageAt(textAt(alias, 'path'));
    const isShown = pageAt(textAt(alias, 'shows')) || !all.isComplete || !all.isInOrder(file, [index, 'shows']);
    const mistakes = [
      page && fail('path', `a path without content of its own (${page.file} is there)`),
      redirected.has(textAt(alias, 'path')) && fail('path', 'a path that content/redirects.ts does not lead away from'),
      !isShown && fail('shows', 'the path of a page'),
    ];
    return mistakes.filter((mistake) => typeof mistake === 'object');
  });
}

/** Sentences that lead to the page they are on, or call two pages by the same words. */
function linkMistakes({ pages, isInOrder }: Files): Mistake[] {
  const targets = new Map<string, { path: string; file: string }>();
  return pages.flatMap(({ file, path, data }) => {
    if (!isInOrder(file, ['path'], ['seeAlso'])) return [];
    const links = textsAt(data, 'seeAlso').flatMap(linksIn);
    return links.flatMap(({ text, href }): Mistake[] => {
      const words = text.toLowerCase();
      const first = targets.get(words) ?? { path: href, file };
      targets.set(words, first);
      const mistake = { file, path: ['seeAlso'], code: 'link' };
      if (href === path) return [{ ...mistake, found: `a link to ${href}`, expected: 'links to other pages' }];
      const expected = `other words (${first.file}: ${first.path})`;
      return first.path === href ? [] : [{ ...mistake, found: `"${text}" for ${href}`, expected }];
    });
  });
}

/** Whether one place is the other, or in it, or around it. */
const isAround = (one: Place, other: Place) =>
  one.slice(0, Math.min(one.length, other.length)).every((key, index) => key === other[index]);

/** What is in the files that have no mistake. */
function readable(all: readonly CheckedFile[], mistakes: readonly Mistake[]): Files {
  const files = all.filter(({ data }) => typeof data === 'object' && data !== null);
  const withPath = files.filter(({ data }) => 'path' in Object(data));
  const pages = withPath
    .map((file): Page => ({ ...file, path: textAt(file.data, 'path') }))
    .filter(({ path }) => publicPaths.has(path));
  const leadsOn = new Set(['content/redirects.ts', 'content/aliases.ts']);
  return {
    files,
    pages,
    isInOrder: (file, ...places) =>
      !mistakes.some((mistake) => mistake.file === file && places.some((place) => isAround(place, mistake.path))),
    isComplete:
      files.length === all.length &&
      pages.length === withPath.length &&
      !mistakes.some(({ file, path }) => path.length === 0 || String(path) === 'path' || leadsOn.has(file)),
  };
}

/**
 * The mistakes between files.
 *
 * @param known the mistakes of each file by itself
 */
export function betweenFiles(files: readonly CheckedFile[], known: readonly Mistake[]): Mistake[] {
  const paths = pathMistakes(readable(files, known).pages);
  const withPaths = readable(files, [...known, ...paths]);
  const leading = [
    ...redirectMistakes(withPaths),
    ...aliasMistakes(withPaths),
    ...referenceMistakes(withPaths),
    ...sourceMistakes(withPaths),
  ];
  const all = readable(files, [...known, ...paths, ...leading]);
  return [
    ...paths,
    ...leading,
    ...planMistakes(all),
    ...comparisonMistakes(all),
    ...claimMistakes(all),
    ...figureMistakes(all),
    ...duplicateMistakes(all, 'title'),
    ...duplicateMistakes(all, 'description'),
    ...linkMistakes(all),
    ...fragmentMistakes(all),
    ...unusedDestinations(all),
    ...orphanMistakes(all),
  ];
}
