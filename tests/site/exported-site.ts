import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import type { IslandName } from '../../components/islands/islands';
import { foreignPages } from '../../lib/content/public-files';
import { canonicalPath, redirects } from '../../lib/content';
import { pages } from '../../lib/content/pages';
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

export function documentOf(path: string): HTMLElement {
  const cached = parsed.get(path);
  if (cached) return cached;
  const document = parse(source(path), { blockTextElements: { script: true, style: true } });
  parsed.set(path, document);
  return document;
}

/** The name of a page's provider embed (lib/embeds.ts), if it has one. */
export function embedNameOf(path: string): EmbedName | undefined {
  return documentOf(path).querySelector('[data-embed]')?.getAttribute('data-embed') as EmbedName | undefined;
}

/** The type of a page's provider embed, if it has one. */
export function embedOf(path: string): 'frame' | 'chat' | undefined {
  const name = embedNameOf(path);
  return name && embeds[name].feature;
}

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

/** The addresses of an island's files: its entry file and everything that this file imports. */
export function filesOfIsland(path: string, name: IslandName): string[] {
  const entry = documentOf(path).querySelector(`[data-component="${name}"]`)?.getAttribute('data-props') ?? '';
  const imported = readFileSync(join(folder, entry), 'utf8').matchAll(/(?:import|from)"(\.\/[^"]+)"/g);
  return [entry, ...[...imported].map(([, file = '']) => posix.join(posix.dirname(entry), file))];
}
