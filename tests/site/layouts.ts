import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath } from '../../lib/content';
import { pagePaths } from './exported-site';

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

const allPaths = [...pagePaths.filter((path) => canonicalPath(path) === path), '/no-such-page'];

/** One page of each layout. */
export const representatives: readonly string[] = onePerKind(allPaths, layoutOf);
