import { load } from './load';

/** Paths that show the page of another path. */
export const aliases = load('aliases');

/** Some paths and, behind them, the paths that show the same pages. */
export function withAliases(paths: readonly string[]): string[] {
  return [...paths, ...aliases.filter(({ shows }) => paths.includes(shows)).map(({ path }) => path)];
}

/** The path in the canonical address of a page: its own, or that of the page it shows. */
export function canonicalPath(path: string): string {
  return aliases.find((alias) => alias.path === path)?.shows ?? path;
}
