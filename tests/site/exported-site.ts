import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { redirects } from '../../content/redirects';

/** The exported site that the tests look at. */
export const folder = 'out-stand-in';

export const files: string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' });

export const htmlFiles = files.filter((file) => file.endsWith('.html')).toSorted();

/** `industries/plumbers.html` → `/industries/plumbers` */
export function pathOf(file: string): string {
  const path = `/${file.replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path;
}

/** The paths of the pages: every exported HTML file but the not-found page and the redirect pages. */
const noPages = new Set<string>(['/404', ...redirects.map(({ from }) => from)]);
export const pagePaths = htmlFiles.map(pathOf).filter((path) => !noPages.has(path));

const parsed = new Map<string, HTMLElement>();

export function source(path: string): string {
  return readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
}

export function documentOf(path: string): HTMLElement {
  const known = parsed.get(path);
  if (known) return known;
  const document = parse(source(path), { blockTextElements: { script: true, style: true } });
  parsed.set(path, document);
  return document;
}
