import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const app = join(process.cwd(), 'app');

/** `app/industries/plumbers/page.tsx` → `/industries/plumbers`. The folders of `app/` are the site map. */
function findPaths(folder: string, path: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return findPaths(join(folder, entry.name), `${path}/${entry.name}`);
    return entry.name === 'page.tsx' ? [path === '' ? '/' : path] : [];
  });
}

/** Otherwise `/pricing/` would find the folder too, and `/Pricing` where the disk ignores case. */
const spelling = /^\/$|^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/;

/**
 * Every path that has a page, read from `app/` each time: pages come and go while the preview runs. Runs at build time
 * only.
 */
export const publicPaths = {
  has: (path: string): boolean => spelling.test(path) && existsSync(join(app, path, 'page.tsx')),
  [Symbol.iterator]: () => findPaths(app, '')[Symbol.iterator](),
};

/*
 * The preview writes a file here when a page or a picture comes or goes (scripts/preview.ts). The bundler knows then that
 * everything has to be checked again. Otherwise a mistake would stay after it was mended.
 */
if (process.env.NEXT_RUNTIME && process.env.NODE_ENV === 'development') {
  const changes = require.context('../../../.preview', false, /\.json$/);
  for (const key of changes.keys()) changes(key);
}
