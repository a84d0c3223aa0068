import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withAliases } from '../../lib/content/aliases';
import { UsageError } from '../usage-error';

/** The pages whose main content is a provider frame. */
export const framePages: ReadonlySet<string> = new Set(withAliases(['/schedule', '/coaching', '/contact']));

/** One of each kind: home, prices, an industry, the carousel, a calendar and a form. */
const quickPages = ['/', '/pricing', '/industries/plumbers', '/testimonials', '/schedule', '/contact'];

/** Marks redirect pages. */
const redirectMark = 'http-equiv="refresh"';

/** The paths of all HTML files, relative to the export. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
}

/** `index.html` → `/`, `industries/plumbers.html` → `/industries/plumbers` */
const pathOf = (name: string) => `/${name.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;

/** The file of a path, with either naming scheme. */
export function fileOf(folder: string, path: string): string {
  const candidates = path === '/' ? ['index.html'] : [`${path}.html`, `${path}/index.html`];
  const found = candidates.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (!found) throw new UsageError(`${folder} has no page ${path}`);
  return found;
}

/** Every page of an export, without redirects and error pages. */
export function findPages(folder: string): string[] {
  return htmlFiles(folder)
    .filter((name) => !/(?:^|\/)(?:404|500|_not-found)(?:\/index)?\.html$/.test(name))
    .filter((name) => !readFileSync(join(folder, name), 'utf8').includes(redirectMark))
    .map(pathOf)
    .toSorted();
}

/**
 * The pages to measure.
 *
 * @throws {UsageError} if a requested page does not exist
 */
export function choosePages(all: readonly string[], wanted: readonly string[] | undefined, quick: boolean): string[] {
  const missing = wanted?.filter((path) => !all.includes(path)) ?? [];
  if (missing.length > 0) throw new UsageError(`--pages: not in the export: ${missing.join(', ')}`);
  if (wanted) return [...wanted];
  if (!quick) return [...all];
  const [present, others] = [
    quickPages.filter((path) => all.includes(path)),
    all.filter((path) => !quickPages.includes(path)),
  ];
  return [...present, ...others].slice(0, quickPages.length);
}
