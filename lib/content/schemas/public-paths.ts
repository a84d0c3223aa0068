import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `app/industries/plumbers/page.tsx` → `/industries/plumbers`. The folders of `app/` are the site map. */
function findPaths(folder: string, path: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return findPaths(join(folder, entry.name), `${path}/${entry.name}`);
    return entry.name === 'page.tsx' ? [path === '' ? '/' : path] : [];
  });
}

/** Whether a path has a page now: while the site is being edited, pages come and go. */
export const hasPage = (path: string) =>
  /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path) && existsSync(join(process.cwd(), 'app', path, 'page.tsx'));

/** Every path that has a page, read from `app/` once. Runs at build time only. */
export const publicPaths: ReadonlySet<string> = new Set(findPaths(join(process.cwd(), 'app'), ''));
