import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffArrays } from 'diff';
import { parse, type HTMLElement } from 'node-html-parser';
import { standInPort } from '../../lib/stand-in';
import { toMarkdown } from '../build/markdown';

export type Kind = 'title' | 'description' | 'price' | 'figure' | 'link' | 'heading' | 'sentence' | 'metadata' | 'data';

/** One line that differs. Without `before` it is new, without `after` it is gone. */
export type Change = { kind: Kind; before?: string; after?: string; place: string };

/** A page that was added, removed or changed. */
export type ChangedPage = { path: string; state: 'new' | 'gone' | 'changed'; changes: Change[] };

/** Files that pages do not show, such as the sitemap, with the lines that differ in them. */
export type ChangedFiles = { area: string; files: string[]; changes: Change[] };

export type Comparison = {
  pages: ChangedPage[];
  /** Changes that show on many pages. */
  shared: (Change & { pages: string[] })[];
  files: ChangedFiles[];
};

/** A change is told once if it is on this many pages. */
const many = 4;

const areas: readonly (readonly [area: string, pattern: RegExp])[] = [
  ['Redirects', /\.html$/],
  ['Sitemap', /^sitemap\.xml$/],
  ['Social cards', /^og\//],
  ['Pictures', /\.(?:png|jpe?g|webp|avif|svg|ico)$/],
  ['Markdown files', /\.md$/],
  ['Prices as data', /^[^/]+\.json$/],
  ['Lists for machines', /^(?:\.well-known\/)?[^/]+\.txt$/],
  ['Hosts', /^hosts\//],
  ['Scripts, styles and typefaces', /^_next\//],
  ['Other files', /./],
];

/** Their lines say something to a reader. */
const told = new Set(['Sitemap', 'Prices as data', 'Lists for machines', 'Hosts']);

const text = /\.(?:html|txt|md|json|xml|js|css|svg|toml|conf|jsonc|sh)$|(?:_headers|Caddyfile)$/;
const redirect = /http-equiv="refresh" content="0; url=([^"]+)"/;

/** The real outside addresses, and no hashes: those change with any line of any file. */
function normalize(source: string): string {
  return source
    .replaceAll(new RegExp(`http://([\\w.-]+)\\.localhost:${standInPort}`, 'g'), 'https://$1')
    .replaceAll(/'sha(?:256|384|512)-[\w+/=]+'/g, "'sha'")
    .replaceAll(/(\/_next\/static\/[\w/.-]*?)[.-][0-9A-Za-z_-]{8,}(\.\w+)/g, '$1$2');
}

/** The files of an export and of its hosts, without hashes, by their names without hashes. */
function readFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [root, prefix] of [[folder, ''] as const, [`${folder}-hosts`, 'hosts/'] as const]) {
    if (!existsSync(root)) continue;
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const name = prefix + path.slice(root.length + 1).replaceAll('\\', '/');
      if (!entry.isFile() || /(?:_redirects|\.br|\.gz)$/.test(name)) continue;
      const content = text.test(name) ? normalize(readFileSync(path, 'utf8')) : readFileSync(path, 'base64');
      const plain = normalize(`/${name}`).slice(1);
      files.set(plain, (files.get(plain) ?? '') + content);
    }
  }
  return files;
}

/** `industries/plumbers.html` → `/industries/plumbers` */
const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/** A part of the page as Markdown: the words that visitors read, with their links. */
function linesOf(document: HTMLElement, selector: string): string[] {
  const part = document.querySelector(selector)?.outerHTML ?? '';
  const lines = toMarkdown(parse(`<main>${part}</main>`)).split('\n');
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Lines of JSON that name their field: `plans.0.price: 97`. */
function flatten(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${place}: ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, entry]) => flatten(entry, place ? `${place}.${key}` : key));
}

/** What a page says, in parts. */
function factsOf(html: string): Record<string, string[]> {
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const metadata = document.querySelectorAll('meta[name], meta[property], link[rel=canonical], link[rel=alternate]');
  const data = document.querySelectorAll('script[type="application/ld+json"]');
  const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return {
    title: [document.querySelector('title')?.text ?? ''],
    description: [content('description')],
    'the menu': linesOf(document, 'header'),
    'the page': linesOf(document, 'main'),
    'the footer': linesOf(document, 'footer'),
    metadata: metadata
      .filter((tag) => tag.getAttribute('name') !== 'description')
      .map(({ attributes: { name, property, rel, type, content: value, href } }) =>
        [name ?? property ?? rel, type, value ?? href].filter(Boolean).join(' '),
      ),
    data: data.flatMap((script) => flatten(JSON.parse(script.rawText))),
  };
}

const withoutNumbers = (line: string) => line.replaceAll(/\d[\d,.]*/g, '#');
const withoutAddresses = (line: string) => line.replaceAll(/\]\([^)]*\)/g, ']');
const pricesIn = (line: string) => line.match(/\$\s?\d[\d,.]*/g)?.join(' ');

function kindOf(place: string, before = '', after = ''): Kind {
  if (place === 'title' || place === 'description' || place === 'metadata' || place === 'data') return place;
  if (pricesIn(before) !== pricesIn(after)) return 'price';
  if (withoutAddresses(before) === withoutAddresses(after)) return 'link';
  if (withoutNumbers(before) === withoutNumbers(after)) return 'figure';
  return (after || before).startsWith('#') ? 'heading' : 'sentence';
}

/** Lines that differ. One that is replaced by another is one change. */
export function compareLines(before: readonly string[], after: readonly string[], place: string): Change[] {
  const changes: Change[] = [];
  const parts = diffArrays([...before], [...after]);
  for (const [index, { added, removed, value }] of parts.entries()) {
    const next = parts[index + 1];
    if (removed) {
      const replacements = next?.added ? next.value : [];
      for (let line = 0; line < Math.max(value.length, replacements.length); line++) {
        const [was, is] = [value[line], replacements[line]];
        changes.push({ kind: kindOf(place, was, is), before: was, after: is, place });
      }
    } else if (added && !parts[index - 1]?.removed) {
      changes.push(...value.map((line): Change => ({ kind: kindOf(place, '', line), after: line, place })));
    }
  }
  return changes;
}

/** Moves changes that are on many pages out of these pages. */
function takeShared(pages: readonly ChangedPage[]): Pick<Comparison, 'pages' | 'shared'> {
  const found = new Map<string, Change & { pages: string[] }>();
  const keyOf = ({ before, after, place }: Change) => JSON.stringify([before, after, place]);
  for (const { path, changes } of pages) {
    for (const change of changes) {
      const known = found.get(keyOf(change)) ?? { ...change, pages: [] };
      found.set(keyOf(change), { ...known, pages: [...new Set([...known.pages, path])] });
    }
  }
  const isShared = (change: Change) => (found.get(keyOf(change))?.pages.length ?? 0) >= many;
  return {
    pages: pages.map((page) => ({ ...page, changes: page.changes.filter((change) => !isShared(change)) })),
    shared: [...found.values()].filter(isShared),
  };
}

function comparePage(path: string, was: string | undefined, is: string | undefined): ChangedPage {
  if (is === undefined) return { path, state: 'gone', changes: [] };
  const now = factsOf(is);
  const old = was === undefined ? undefined : factsOf(was);
  // Of a new page, its entry in search results says enough.
  const places = old ? Object.keys(now) : ['title', 'description'];
  const changes = places.flatMap((place) => compareLines(old?.[place] ?? [], now[place] ?? [], place));
  return { path, state: old ? 'changed' : 'new', changes };
}

/**
 * Compares two exports by what visitors, search engines and assistants get.
 *
 * @param before a folder, like `after`. Configurations of hosts are beside it.
 */
export function compareExports(before: string, after: string): Comparison {
  const [old, now] = [readFiles(before), readFiles(after)];
  const pages: ChangedPage[] = [];
  const files = new Map<string, ChangedFiles>();
  for (const name of [...new Set([...old.keys(), ...now.keys()])].toSorted()) {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) continue;
    if (name.endsWith('.html') && ![was, is].some((html) => html && redirect.test(html))) {
      pages.push(comparePage(pathOf(name), was, is));
      continue;
    }
    const [area = ''] = areas.find(([, pattern]) => pattern.test(name)) ?? [];
    const group = files.get(area) ?? { area, files: [], changes: [] };
    group.files.push(name + (was === undefined ? ' (new)' : is === undefined ? ' (gone)' : ''));
    const lines = (content = '') =>
      name.endsWith('.json') ? flatten(JSON.parse(content || '{}')) : content.split('\n');
    if (told.has(area)) group.changes.push(...compareLines(lines(was), lines(is), name));
    files.set(area, group);
  }
  return { ...takeShared(pages), files: areas.flatMap(([area]) => files.get(area) ?? []) };
}

/** The pages whose pictures tell something. A change of many pages, such as one of a menu, is shown on the first of them. */
export function pagesToShow({ pages, shared }: Comparison): string[] {
  const changed = pages.filter(({ state }) => state === 'changed');
  const sharedPaths = new Set(shared.flatMap(({ pages: paths }) => paths));
  const own = changed
    .filter(({ path, changes }) => changes.length > 0 || !sharedPaths.has(path))
    .map(({ path }) => path);
  const examples = shared.flatMap(({ pages: paths }) =>
    paths.some((path) => own.includes(path)) ? [] : paths.slice(0, 1),
  );
  return [...new Set([...own, ...examples])];
}
