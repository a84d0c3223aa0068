import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { z } from 'zod';
import { redirects } from '../../lib/content/redirects';
import { BuildError } from './build-error';

/** An exported page, as a tree that the build steps modify in place. */
export type Page = {
  /** The path in the URL: `/pricing`. */
  path: string;
  /** The exported file. */
  file: string;
  document: HTMLElement;
  head: HTMLElement;
  body: HTMLElement;
};

const manifestFile = '.next/prerender-manifest.json';
const manifestSchema = z.object({ routes: z.record(z.string(), z.object({ dataRoute: z.string().nullable() })) });

/** The paths of all exported pages. Routes without a payload are files such as /robots.txt. */
function exportedPaths(): string[] {
  const { data } = manifestSchema.safeParse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  if (!data) throw new BuildError(`Reading pages: ${manifestFile} does not have the expected format`);
  const replaced = new Set<string>(redirects.map(({ from }) => from));
  return Object.entries(data.routes)
    .filter(([path, { dataRoute }]) => dataRoute !== null && !path.startsWith('/_') && !replaced.has(path))
    .map(([path]) => path);
}

function findOnly(document: HTMLElement, selector: string, file: string): HTMLElement {
  const [element, ...others] = document.querySelectorAll(selector);
  if (element && others.length === 0) return element;
  const found = (element ? 1 : 0) + others.length;
  throw new BuildError(`Reading pages: looked for ${selector} in ${file}, found ${found}, expected 1`);
}

/** Parses a page's HTML. */
export function parsePage(path: string, file: string, html: string): Page {
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  return { path, file, document, head: findOnly(document, 'head', file), body: findOnly(document, 'body', file) };
}

/** Reads all pages of an export. Other files in the folder are not changed. */
export function readPages(folder: string): Page[] {
  return [...exportedPaths(), '/404'].map((path) => {
    const file = join(folder, path === '/' ? 'index.html' : `${path}.html`);
    return parsePage(path, file, readFileSync(file, 'utf8'));
  });
}

export function writePages(pages: readonly Page[]): void {
  for (const { file, document } of pages) writeFileSync(file, `${document}`);
}
