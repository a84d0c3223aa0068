import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath } from '../../lib/content/aliases';
import { documentOf, inlineScripts, pagePaths } from './exported-site';

/** Of these pages, the first one of each kind. */
function onePerKind(paths: readonly string[], kindOf: (path: string) => string): string[] {
  const kinds = new Map<string, string>();
  for (const path of paths) if (!kinds.has(kindOf(path))) kinds.set(kindOf(path), path);
  return [...kinds.values()];
}

/** The layout that pages of a kind share. A page without one is its own. */
function layoutOf(path: string): string {
  const file = join('app', path, 'page.tsx');
  if (!existsSync(file)) return path;
  return /'@\/components\/pages\/([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? path;
}

/** The scripts of a page: its starter, and the islands that it can start. */
function scriptsOf(path: string): string {
  // Unknown paths show the not-found page.
  const exported = pagePaths.includes(path) ? path : '/404';
  const islands = documentOf(exported).querySelectorAll('[data-component]');
  const names = new Set(islands.map((island) => island.getAttribute('data-component')));
  return [...names, ...inlineScripts(exported)].join('\n');
}

const allPaths = [...pagePaths.filter((path) => canonicalPath(path) === path), '/no-such-page'];

/** One page of each layout. */
export const representatives: readonly string[] = onePerKind(allPaths, layoutOf);

/** A page with each set of scripts. */
export const pagesByScripts: readonly string[] = onePerKind(allPaths.toReversed(), scriptsOf).toReversed();

/**
 * Of the pages of each layout, one with each set of scripts: what `npm test` looks at where `npm run test:all` looks at more.
 * Of those with the menus alone it is the one with a table.
 */
export const samplePages: readonly string[] = onePerKind(['/pricing', ...representatives.toReversed()], scriptsOf);
