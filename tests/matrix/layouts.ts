import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The layout that pages of a kind share. A page without one is its own. */
export function layoutOf(path: string): string {
  const file = join('app', path, 'page.tsx');
  if (!existsSync(file)) return path;
  return /'@\/components\/pages\/([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? path;
}

/** The first page of each layout. */
export function onePerLayout(paths: readonly string[]): string[] {
  const layouts = new Map<string, string>();
  for (const path of paths) if (!layouts.has(layoutOf(path))) layouts.set(layoutOf(path), path);
  return [...layouts.values()];
}
