import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeType, parse, type HTMLElement } from 'node-html-parser';
import { foreignPages } from '../../lib/content/public-files';
import { kindOf, kinds } from '../../lib/content/kinds';
import { canonicalPath, redirects, site } from '../../lib/content';
import { pages } from '../../lib/content/pages';
import { fileAt } from '../../lib/content/registry';
import { embeds, type EmbedName } from '../../lib/embeds';

/** The export under test. */
export const folder = 'out-stand-in';

export const files: string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' });

export const htmlFiles = files
  .filter((file) => file.endsWith('.html') && !foreignPages.includes(`/${file}`))
  .toSorted();

/** `industries/plumbers.html` → `/industries/plumbers` */
export function pathOf(file: string): string {
  const path = `/${file.replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path;
}

/** What only its owner can add to a page. */
export const owners = [
  // A bar above the bar, where visitors hear the product, its customers, and a customer's words at the end.
  'header > p, [aria-labelledby=listen], [aria-labelledby=customers], [aria-labelledby=closing] figure',
  // A map, and a calendar below a page.
  'main iframe:not(.provider-host *), main > div:has(> .provider-embed)',
  // The number, address and hours of the company.
  'main p:has(> [href^="tel:"]), footer span:has(> span > :is([href^="tel:"], [href^="mailto:"]))',
].join();

/** The error pages. */
export const errorPaths = ['/404', '/500'].filter((path) => htmlFiles.includes(`${path.slice(1)}.html`));

/** The paths of the pages: all exported HTML files except error pages, redirects and pages of somebody else. */
const nonPagePaths = new Set<string>([...errorPaths, ...redirects.map(({ from }) => from)]);
export const pagePaths = htmlFiles.map(pathOf).filter((path) => !nonPagePaths.has(path));

/** Those with a content file: not the pages that the owner writes as text, or adds to app/. */
export const contentPaths = pagePaths.filter((path) => pages.some((page) => page.path === canonicalPath(path)));

const parsed = new Map<string, HTMLElement>();

export function source(path: string): string {
  return readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
}

/** A tree of its own, which a test may change. */
export const parseHtml = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } });

export function documentOf(path: string): HTMLElement {
  const cached = parsed.get(path);
  if (cached) return cached;
  const document = parseHtml(source(path));
  parsed.set(path, document);
  return document;
}

/** The type of a page's provider embed, if it has one. */
export function embedOf(path: string): 'frame' | 'chat' | undefined {
  const name = documentOf(path).querySelector('[data-embed]')?.getAttribute('data-embed');
  return name ? embeds[name as EmbedName] : undefined;
}

/** The first page with the chat, or none: the owner may take it away. */
export const chatPages = pagePaths.filter((path) => documentOf(path).querySelector('[data-chat]')).slice(0, 1);

/** The values of attributes in a page, or in a part of it. */
export const attributesIn = (part: HTMLElement, ...names: string[]) =>
  names.flatMap((name) => part.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''));

/** The inline scripts of a page, except data blocks such as JSON-LD. */
export function inlineScripts(path: string): string[] {
  const scripts = documentOf(path).querySelectorAll('script:not([src], [type$="json"])');
  return scripts.map(({ rawText }) => rawText);
}

export function inlineStyles(path: string): string[] {
  return documentOf(path)
    .querySelectorAll('style')
    .map(({ rawText }) => rawText);
}

/** What the head of a page says under a name. */
export const metaOf = (path: string, name: string) =>
  documentOf(path).querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

const blocks = new Set(['P', 'LI', 'UL', 'DIV', 'SECTION', 'DL']);
const ignoredTags = new Set(['SCRIPT', 'STYLE']);

/** Collapses white space and trims. */
export const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The text of an element, with spaces between blocks and collapsed white space. */
export function textOf(element: HTMLElement): string {
  const text = element.childNodes
    .map((node) => {
      if (node.nodeType === NodeType.TEXT_NODE) return node.text;
      const child = node as HTMLElement;
      return ignoredTags.has(child.tagName) ? '' : textOf(child);
    })
    .join(blocks.has(element.tagName) ? ' ' : '');
  return text.trim() === '' ? '' : ` ${text} `.replaceAll(/\s+/g, ' ');
}

/** The main element of an exported page. */
export function mainOf(path: string): HTMLElement {
  const element = documentOf(path).querySelector('main');
  if (!element) throw new Error(`${path} has no main element`);
  return element;
}

/** A link's label, without the note for screen readers about the new tab. */
export const linkLabel = (link: HTMLElement) => folded(link.text.replace('(opens in a new tab)', ''));

/** The entries of the exported sitemap, by path. */
export const sitemapEntries = new Map(
  parse(readFileSync(join(folder, 'sitemap.xml'), 'utf8'))
    .querySelectorAll('url')
    .map((url) => {
      const text = (tag: string) => url.querySelector(tag)?.text;
      const entry = { priority: text('priority'), frequency: text('changefreq'), lastChange: text('lastmod') };
      return [text('loc')?.replace(site.url, '') || '/', entry] as const;
    }),
);

/** What pages of one layout have in common: the schema of their content, or how a text begins. A page without either is its own. */
function layoutOf(path: string): unknown {
  const kind = kindOf(fileAt(canonicalPath(path)) ?? '');
  return kind ? kinds[kind] : (documentOf(path).querySelector('main > article')?.getAttribute('class') ?? path);
}

/** One page of each layout. */
export const representatives: readonly string[] = [
  '/no-such-page',
  ...new Map(
    pagePaths
      .filter((path) => canonicalPath(path) === path)
      .toReversed()
      .map((path) => [layoutOf(path), path]),
  ).values(),
];
