import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The layout that pages of a kind share. A page without one is its own. */
export function layoutOf(path: string): string {
  const file = join('app', path, 'page.tsx');
  if (!existsSync(file)) return path;
  return /'@\/components\/pages\/([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? path;
}
