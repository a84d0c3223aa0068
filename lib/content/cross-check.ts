import { wrongCounts } from './counted';
import { claimIdsIn, hrefsIn, isIn, linksIn, pathIn, strings } from './drafts';
import { fieldName, show, valueAt } from './mistake';
import { danglingReference, referenceFields, referencesIn } from './references';
import { remembered } from './remembered';
import { neededDestinations } from './schemas/destination';
import { publicPaths } from './schemas/public-paths';
import type { Source } from './sources';

/**
 * What no single file's schema can see. It reads files as they were typed, so that a mistake in one of them does not hide
 * those between the others. What only follows from a mistake that is reported already is left out.
 */

type Draft = Source & { data: object };
type Page = Draft & { path: string };

type Drafts = {
  /** The files that could be read, with their placeholders filled in. */
  drafts: readonly Draft[];
  pages: readonly Page[];
  /** Whether nothing is wrong with a field of a file, or with any of these fields. */
  isInOrder: (file: string, ...fields: readonly string[]) => boolean;
  /** Whether every file could be read, and every page has a path of its own: only then is something missing. */
  isComplete: boolean;
};

/** The entries of the one file of a kind that holds a list. */
function listIn({ drafts }: Drafts, kind: string): { file: string; entries: readonly unknown[] } {
  const draft = drafts.find((one) => one.kind === kind);
  return { file: draft?.file ?? '', entries: Array.isArray(draft?.data) ? draft.data : [] };
}

function claimMistakes(all: Drafts): string[] {
  const { file, entries } = listIn(all, 'claims');
  const claims = entries.flatMap((entry, index) => {
    const id = valueAt(entry, ['id']);
    const field = `claims[${index}]`;
    const paths = new Set(strings(valueAt(entry, ['pages'])));
    return typeof id === 'string' && all.isInOrder(file, `${field}.id`, `${field}.pages`) ? [{ id, paths }] : [];
  });
  const pages = all.pages.filter((page) => all.isInOrder(page.file, 'path', 'stats', 'hero.proof'));
  const unlisted = pages.flatMap((page) =>
    claims
      .filter(({ id, paths }) => claimIdsIn(page.data).has(id) && !paths.has(page.path))
      .map(({ id }) => `${file} › ${id}.pages: found no ${page.path}, expected it because ${page.file} shows it`),
  );
  const unused = claims.flatMap(({ id, paths }) =>
    pages
      .filter((page) => paths.has(page.path) && !claimIdsIn(page.data).has(id))
      .map(({ path }) => `${file} › ${id}.pages: found ${path}, expected only pages that show the figure`),
  );
  // A path that has a page, but not one that can show figures.
  const elsewhere = claims.flatMap(({ id, paths }) =>
    [...paths]
      .filter((path) => all.isComplete && publicPaths.has(path) && !all.pages.some((page) => page.path === path))
      .map((path) => `${file} › ${id}.pages: found ${path}, expected only pages that show the figure`),
  );
  return [...unlisted, ...unused, ...elsewhere];
}

function duplicateMistakes({ pages, isInOrder }: Drafts, field: 'title' | 'description'): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, data }) => {
    const text = valueAt(data, ['seo', field]);
    if (typeof text !== 'string' || !isInOrder(file, 'path', `seo.${field}`)) return [];
    const twin = seen.get(text);
    seen.set(text, file);
    return twin
      ? [`${file} › seo.${field}: found "${text}", expected a ${field} of its own (${twin} has it already)`]
      : [];
  });
}

/** Whether a file is called like the path of its page: `content/industries/hvac.ts` and `/industries/hvac`. */
function isNamedLike({ file, path }: Page): boolean {
  const name = path === '/' ? 'home' : path.replace(/^.*\//, '');
  return file.endsWith(`/${name}.ts`) || file.endsWith(`-${name}.ts`);
}

/** Two pages with one path, and files that are called otherwise than their page. */
function pathMistakes({ pages }: Drafts): string[] {
  return pages.flatMap((page, index) => {
    const { file, path } = page;
    const twin = pages.find((other) => other !== page && other.path === path);
    const isWrong = !isNamedLike(page) || (twin && isNamedLike(twin) && pages.indexOf(twin) < index);
    if (!isWrong) return [];
    return twin
      ? [`${file} › path: found "${path}", expected a value of its own (${twin.file} has it already)`]
      : [`${file} › path: found "${path}", expected a path that ends like the name of the file`];
  });
}

function unlistedMistakes(all: Drafts): string[] {
  if (!all.isComplete) return [];
  const known = new Set(all.pages.map(({ path }) => path));
  for (const [kind, field] of [
    ['aliases', 'path'],
    ['redirects', 'from'],
  ] as const) {
    for (const entry of listIn(all, kind).entries) known.add(String(valueAt(entry, [field])));
  }
  return [...publicPaths]
    .filter((path) => !known.has(path))
    .map((path) => `app${path}/page.tsx › content: found nothing, expected a file in content/ with the path ${path}`);
}

/** Pages that code links to by itself: the brand and the legal line are on every page. */
const linkedByCode = new Set(['/', '/terms-of-service']);

function orphanMistakes(all: Drafts): string[] {
  if (!all.isComplete) return [];
  const leadsTo = new Map<string, string>();
  for (const entry of listIn(all, 'aliases').entries) {
    leadsTo.set(String(valueAt(entry, ['path'])), String(valueAt(entry, ['shows'])));
  }
  for (const entry of listIn(all, 'redirects').entries) {
    leadsTo.set(String(valueAt(entry, ['from'])), String(valueAt(entry, ['to'])));
  }
  const linked = new Set(linkedByCode);
  for (const { data } of all.drafts) {
    const own = pathIn(data);
    for (const { path } of hrefsIn(data)) {
      const target = leadsTo.get(path) ?? path;
      if (target !== own) linked.add(target);
    }
  }
  return all.pages
    .filter(({ path }) => !linked.has(path))
    .map(
      ({ file, path }) =>
        `${file} › path: found no link to ${path}, expected one in content/navigation.ts, on a card or in a sentence of another page`,
    );
}

/** Fragments lead to the sections of the terms, which have permalinks, or to the beginning of a page’s content. */
function fragmentMistakes({ drafts, pages, isInOrder }: Drafts): string[] {
  const terms = pages.find(({ kind }) => kind === 'pages/terms-of-service');
  if (!terms || !isInOrder(terms.file, 'path', 'sections')) return [];
  const sections = valueAt(terms.data, ['sections']);
  const ids = Array.isArray(sections) ? sections.map((section) => String(valueAt(section, ['id']))) : [];
  return drafts.flatMap(({ file, data }) =>
    hrefsIn(data).flatMap(({ path, fragment, at, href }) =>
      fragment === undefined || fragment === 'content' || (path === terms.path && ids.includes(fragment))
        ? []
        : [
            `${file} › ${fieldName(file, at)}: found ${show(href)}, expected ${
              path === terms.path ? `a section of ${terms.file}` : 'a path without a fragment'
            }`,
          ],
    ),
  );
}

/** References to figures and addresses. The names of actions are known to their schema. */
function referenceMistakes({ drafts, isInOrder }: Drafts): string[] {
  const keysOf = new Map<string, ReadonlySet<string>>();
  for (const { kind, data } of drafts) {
    if (kind === 'claims' && Array.isArray(data)) {
      keysOf.set('claims', new Set(data.map((claim) => String(valueAt(claim, ['id'])))));
    }
    const links = kind === 'destinations' ? valueAt(data, ['links']) : undefined;
    if (isIn(links)) keysOf.set('destinations', new Set(Object.keys(links)));
  }
  return drafts.flatMap(({ file, data }) =>
    referencesIn(data)
      .filter(({ key, path, field }) => {
        const keys = keysOf.get(referenceFields[field]?.to ?? '');
        return keys !== undefined && !keys.has(key) && isInOrder(file, fieldName(file, path));
      })
      .map((reference) => danglingReference(file, reference)),
  );
}

/** Addresses that nothing leads to: one of the two names is misspelt, or the address is not needed any more. */
function unusedDestinations({ drafts, isComplete, isInOrder }: Drafts): string[] {
  const list = drafts.find(({ kind }) => kind === 'destinations');
  const links = valueAt(list?.data, ['links']);
  if (!isComplete || !list || !isIn(links)) return [];
  const references = drafts.flatMap(({ file, data }) =>
    referencesIn(data).map(({ key, path }) => ({ file, key, path })),
  );
  // A wrong reference leaves the right one without use.
  if (references.some(({ file, path }) => !isInOrder(file, fieldName(file, path)))) return [];
  const used = new Set<string>([...neededDestinations, ...references.map(({ key }) => key)]);
  return Object.keys(links)
    .filter((key) => !used.has(key))
    .map((key) => `${list.file} › links.${key}: found an address that nothing leads to, expected only those in use`);
}

function comparisonMistakes(all: Drafts): string[] {
  const { file, entries } = listIn(all, 'comparison');
  const names = listIn(all, 'plans').entries.map((plan) => String(valueAt(plan, ['name'])));
  if (names.length === 0) return [];
  return entries.flatMap((row, index) => {
    const plans = valueAt(row, ['plans']);
    return strings(plans).flatMap((name, place) =>
      names.includes(name) || !Array.isArray(plans) || !all.isInOrder(file, `comparison[${index}]`)
        ? []
        : [`${file} › comparison[${index}].plans[${place}]: found ${show(name)}, expected one of ${names.join(', ')}`],
    );
  });
}

/** A redirect from a page that exists would hide it on some hosts and be hidden by it on others. */
function redirectMistakes(all: Drafts): string[] {
  const { file, entries } = listIn(all, 'redirects');
  return entries.flatMap((entry, index) => {
    const field = `redirects[${index}].from`;
    const page = all.pages.find(({ path }) => path === valueAt(entry, ['from']));
    return page && all.isInOrder(file, field)
      ? [`${file} › ${field}: found "${page.path}", expected a path without a page (${page.file} is there)`]
      : [];
  });
}

/** An alias has no content of its own, and the page that it shows has. */
function aliasMistakes(all: Drafts): string[] {
  const { file, entries } = listIn(all, 'aliases');
  const redirected = new Set(listIn(all, 'redirects').entries.map((entry) => valueAt(entry, ['from'])));
  return entries.flatMap((alias, index) => {
    const entry = `${file} › aliases[${index}]`;
    const path = String(valueAt(alias, ['path']));
    const shows = String(valueAt(alias, ['shows']));
    const page = all.pages.find((one) => one.path === path);
    const mistakes = [
      page && `${entry}.path: found "${path}", expected a path without content of its own (${page.file} is there)`,
      redirected.has(path) &&
        `${entry}.path: found "${path}", expected a path that content/redirects.ts does not lead away from`,
      all.isComplete &&
        all.isInOrder(file, `aliases[${index}].shows`) &&
        !all.pages.some((one) => one.path === shows) &&
        `${entry}.shows: found "${shows}", expected the path of a page`,
    ];
    return mistakes.filter((mistake) => typeof mistake === 'string');
  });
}

/** How many links of a kind a page needs. */
type Rule = { kind: string; leadsTo: (path: string) => boolean; least: number; most: number };

function countMistakes({ pages, isInOrder, isComplete }: Drafts): string[] {
  const servicePaths = new Set(pages.filter(({ kind }) => kind === 'services/*').map(({ path }) => path));
  const toServices = { kind: 'services', leadsTo: (path: string) => servicePaths.has(path), least: 2, most: 3 };
  const toIndustries = { kind: 'industries', leadsTo: (path: string) => path.startsWith('/industries/') };
  const rules: Partial<Record<Source['kind'], Rule[]>> = {
    'industries/*': [toServices, { ...toIndustries, least: 2, most: 2 }],
    'overviews/*': [toServices],
    'services/*': [{ ...toIndustries, least: 2, most: 4 }],
  };
  return pages.flatMap(({ file, kind, data }) => {
    if (!isComplete || !isInOrder(file, 'path', 'seeAlso')) return [];
    const paths = linksIn(valueAt(data, ['seeAlso'])).map(({ href }) => href);
    return (rules[kind] ?? []).flatMap(({ kind: to, leadsTo, least, most }) => {
      const count = new Set(paths.filter(leadsTo)).size;
      const range = least === most ? `${least}` : `${least} to ${most}`;
      return count >= least && count <= most
        ? []
        : [`${file} › seeAlso: found links to ${count} ${to}, expected ${range}`];
    });
  });
}

/** Sentences that lead to the page they are on, or call two pages by the same words. */
function linkMistakes({ pages, isInOrder }: Drafts): string[] {
  const targets = new Map<string, { path: string; file: string }>();
  return pages.flatMap(({ file, path, data }) => {
    if (!isInOrder(file, 'path', 'seeAlso')) return [];
    return linksIn(valueAt(data, ['seeAlso'])).flatMap(({ text, href }) => {
      const words = text.toLowerCase();
      const first = targets.get(words) ?? { path: href, file };
      targets.set(words, first);
      if (href === path) return [`${file} › seeAlso: found a link to ${href}, expected links to other pages`];
      return first.path === href
        ? []
        : [`${file} › seeAlso: found "${text}" for ${href}, expected other words (${first.file}: ${first.path})`];
    });
  });
}

const wrongCountsIn = remembered((data) => wrongCounts(data));

/** Titles that count their list in words, so that they follow it. */
function wordMistakes({ pages, isInOrder }: Drafts): string[] {
  return pages.flatMap(({ file, data }) =>
    wrongCountsIn(data)
      .filter(({ field, list }) => isInOrder(file, field, list))
      .map(({ field, found, expected }) => `${file} › ${field}: found "${found}", expected ${expected}`),
  );
}

/** What is in the files, as far as `mistakes` leave it in order. */
function draftsOf(sources: readonly Source[], mistakes: readonly string[]): Drafts {
  const drafts = sources.filter((source): source is Draft => source.isReadable && isIn(source.data));
  const pages = drafts.flatMap((draft) => {
    const path = pathIn(draft.data);
    return path !== undefined && publicPaths.has(path) ? [{ ...draft, path }] : [];
  });
  const isInOrder: Drafts['isInOrder'] = (file, ...fields) =>
    !mistakes.some((line) => line.startsWith(`${file}:`) || fields.some((field) => isAbout(line, file, field)));
  const pathCount = drafts.filter(({ data }) => 'path' in data).length;
  const isComplete =
    drafts.length === sources.length &&
    pages.length === pathCount &&
    !mistakes.some((line) => / › (?:file|path): |^content\/(?:redirects|aliases)\.ts/.test(line));
  return { drafts, pages, isInOrder, isComplete };
}

/**
 * The mistakes between files.
 *
 * @param known the mistakes of each file by itself
 * @returns one line per mistake
 */
export function crossCheck(sources: readonly Source[], known: readonly string[]): string[] {
  const paths = pathMistakes(draftsOf(sources, known));
  const ofPaths = draftsOf(sources, [...known, ...paths]);
  const leading = [...redirectMistakes(ofPaths), ...aliasMistakes(ofPaths), ...referenceMistakes(ofPaths)];
  const all = draftsOf(sources, [...known, ...paths, ...leading]);
  return [
    ...paths,
    ...leading,
    ...comparisonMistakes(all),
    ...claimMistakes(all),
    ...duplicateMistakes(all, 'title'),
    ...duplicateMistakes(all, 'description'),
    ...countMistakes(all),
    ...linkMistakes(all),
    ...wordMistakes(all),
    ...fragmentMistakes(all),
    ...unusedDestinations(all),
    ...orphanMistakes(all),
    ...unlistedMistakes(all),
  ];
}

/** Whether a line reports a field, or a field that is in it or that it is in: `stats` for `stats.claims[0]`. */
function isAbout(line: string, file: string, field: string): boolean {
  if (!line.startsWith(`${file} › `)) return false;
  const [reported = ''] = line.slice(`${file} › `.length).split(': found ', 1);
  const [outer, inner] = reported.length < field.length ? [reported, field] : [field, reported];
  return inner === outer || (inner.startsWith(outer) && /^[.[]/.test(inner.slice(outer.length)));
}
