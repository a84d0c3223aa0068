import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { contract } from '../../deploy/contract';
import { foreignPages } from '../../lib/content/public-files';
import { addressOf, redirects } from '../../lib/content';
import { BuildError } from '../../lib/build-error';
import { filesIn, writeFile } from '../../lib/files';
import { nextRedirect } from '../../lib/framework-internals';

/** An exported page, as a tree that the build steps modify in place. */
export type Page = {
  /** The path in the URL: `/pricing`. */
  path: string;
  /** The file in the export: `pricing.html`. */
  file: string;
  document: HTMLElement;
  head: HTMLElement;
  body: HTMLElement;
  /** The words in the sources of its islands. Among them are the class names that they may set later. */
  laterClasses: Set<string>;
};

/**
 * Parses a page's HTML.
 *
 * @throws {BuildError} if it has no head or no body, or leads elsewhere, which only Next's runtime would do
 */
export function parsePage(path: string, file: string, html: string): Page {
  const [, to] = nextRedirect.exec(html) ?? [];
  if (to) throw new BuildError(`${file}: found redirect('${to}'), expected an entry in content/redirects.ts instead`);
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const [head, body] = [document.querySelector('head'), document.querySelector('body')];
  if (!head || !body)
    throw new BuildError(`Reading pages: found a part of a page in ${file}, expected a head and a body`);
  return { path, file, document, head, body, laterClasses: new Set() };
}

/** Reads all pages of an export: its HTML files, except Next's internal ones, redirects and the pages of others. */
export function readPages(folder: string): Page[] {
  const others = new Set([...foreignPages, ...redirects.map(({ from }) => `${from}.html`)]);
  return filesIn(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('_') && !others.has(`/${file}`))
    .map((file) => {
      const path = `/${file.replace(/^index\.html$|\.html$/, '')}`;
      return parsePage(path, file, readFileSync(join(folder, file), 'utf8'));
    });
}

/** Whether search engines may index a page. */
export function isIndexed({ document }: Page): boolean {
  return !document.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex');
}

/** Whether lists of pages have it: it is indexed, and shows no page of another address. */
export function isListed(page: Page): boolean {
  const canonical = page.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? page.path;
  return isIndexed(page) && addressOf(canonical) === addressOf(page.path);
}

/** Writes `media/figtree.woff2` with a hash in its name: browsers keep it for good. Returns its address. */
export function writeHashedFile(folder: string, name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const address = contract.caching.hashedFolder + name.replace(/(?=\.\w+$)/, `-${hash}`);
  writeFile(join(folder, address), content);
  return address;
}
