import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffArrays } from 'diff';
import { parse, type HTMLElement } from 'node-html-parser';
import { filesIn } from '../../lib/files';
import { standInPort } from '../../lib/stand-in';
import { toMarkdown } from '../build/markdown';

/** A line that differs, and the pages and files that have it. Without `before` it is new, without `after` it is gone. */
export type Change = { before?: string | undefined; after?: string | undefined; on: string[] };

/** What differs: pages by their paths, other files by their names. */
export type Comparison = { states: ReadonlyMap<string, 'new' | 'gone' | 'changed'>; changes: Change[] };

/** A change is told once if it is on this many pages. */
const many = 4;

export const isShared = ({ on }: Change) => on.length >= many;

/** Files whose lines say something to a reader. The Markdown files of pages say what the pages say. */
const told = /\.(?:html|txt|json|xml)$|^hosts\//;

/** The real outside addresses, and no hashes: those change with any line of any file. */
function normalize(source: string): string {
  return source
    .replaceAll(new RegExp(`http://([\\w.-]+)\\.localhost:${standInPort}`, 'g'), 'https://$1')
    .replaceAll(/'sha(?:256|384|512)-[\w+/=]+'/g, "'sha'")
    .replaceAll(/(\/_next\/static\/[\w/.-]*?)[.-][0-9A-Za-z_-]{8,}(\.\w+)/g, '$1$2');
}

/** A part of the page as Markdown: the words that visitors read, with their links. */
const wordsOf = (part: HTMLElement | null) => toMarkdown(parse(`<main>${part?.outerHTML ?? ''}</main>`)).split('\n');

/** Lines of JSON that name their field: `plans.0.price: 97`. */
function flatten(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${place}: ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, entry]) => flatten(entry, place ? `${place}.${key}` : key));
}

/** What a page says: its entry in search results first. */
function linesOfPage(html: string): string[] {
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const head = document.querySelectorAll('meta[name], meta[property], meta[http-equiv=refresh], link[rel=canonical]');
  const data = document.querySelectorAll('script[type="application/ld+json"]');
  return [
    `title ${document.querySelector('title')?.text}`,
    ...head.map(({ attributes: { name, property, rel = 'refresh', content, href } }) =>
      [name ?? property ?? rel, content ?? href].join(' '),
    ),
    ...['header', 'main', 'footer'].flatMap((part) => wordsOf(document.querySelector(part))),
    ...data.flatMap((script) => flatten(JSON.parse(script.rawText))),
  ];
}

function linesOf(name: string, content: string): string[] {
  const isData = name.endsWith('.json');
  const lines = isData
    ? flatten(JSON.parse(content))
    : name.endsWith('.html')
      ? linesOfPage(content)
      : content.split('\n');
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** `industries/plumbers.html` → `/industries/plumbers` */
const titleOf = (name: string) =>
  name.endsWith('.html') ? `/${name.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/') : name;

/** The files of an export and of its hosts, by their names without hashes. */
function readFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [root, prefix] of [[folder, ''] as const, [`${folder}-hosts`, 'hosts/'] as const]) {
    if (!existsSync(root)) continue;
    for (const file of filesIn(root)) {
      const name = prefix + file;
      if (/(?:_redirects|\.br|\.gz)$/.test(name)) continue;
      const plain = normalize(`/${name}`).slice(1);
      // Pictures have all of their bytes this way.
      const content = readFileSync(join(root, file), told.test(name) ? 'utf8' : 'latin1');
      files.set(plain, (files.get(plain) ?? '') + normalize(content));
    }
  }
  return files;
}

/** Lines that differ. One that is replaced by another is one change. */
function compareLines(before: string[], after: string[]): Omit<Change, 'on'>[] {
  const parts = diffArrays(before, after);
  return parts.flatMap(({ added, removed, value }, index): Omit<Change, 'on'>[] => {
    const next = parts[index + 1];
    if (!removed) return added && !parts[index - 1]?.removed ? value.map((line) => ({ after: line })) : [];
    const replacements = next?.added ? next.value : [];
    return Array.from({ length: Math.max(value.length, replacements.length) }, (_, line) => ({
      before: value[line],
      after: replacements[line],
    }));
  });
}

/**
 * Compares two exports by what visitors, search engines and assistants get.
 *
 * @param before a folder, like `after`. Configurations of hosts are beside it.
 */
export function compareExports(before: string, after: string): Comparison {
  const [old, now] = [readFiles(before), readFiles(after)];
  const states = new Map<string, 'new' | 'gone' | 'changed'>();
  const changes = new Map<string, Change>();
  for (const name of [...new Set([...old.keys(), ...now.keys()])].toSorted()) {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) continue;
    const title = titleOf(name);
    states.set(title, was === undefined ? 'new' : is === undefined ? 'gone' : 'changed');
    if (was === undefined || is === undefined || !told.test(name)) continue;
    for (const change of compareLines(linesOf(name, was), linesOf(name, is))) {
      const key = JSON.stringify([change.before, change.after]);
      const known = changes.get(key) ?? { ...change, on: [] };
      if (!known.on.includes(title)) known.on.push(title);
      changes.set(key, known);
    }
  }
  return { states, changes: [...changes.values()] };
}

/** The pages whose pictures tell something. A change of many pages, such as one of a menu, is shown on the first of them. */
export function pagesToShow({ states, changes }: Comparison): string[] {
  const shared = changes.filter(isShared).map(({ on }) => on.filter((title) => title.startsWith('/')));
  const own = new Set(changes.filter((change) => !isShared(change)).flatMap(({ on }) => on));
  const isShown = (path: string) => own.has(path) || !shared.some((paths) => paths.includes(path));
  const shown = [...states].flatMap(([path, state]) =>
    path.startsWith('/') && state === 'changed' && isShown(path) ? path : [],
  );
  const examples = shared.flatMap((paths) => (paths.some((path) => shown.includes(path)) ? [] : paths.slice(0, 1)));
  return [...new Set([...shown, ...examples])];
}
