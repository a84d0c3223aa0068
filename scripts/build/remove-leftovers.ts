import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '../../lib/content/redirects';
import { contract } from '../../deploy/contract';
import { expectCount } from './build-error';
import { islandsFolder } from './islands';
import type { Page } from './pages';

const { hashedFolder } = contract.caching;

/** The files that Next's router would request: `/pricing.txt` and `/pricing/__next.….txt`. */
function findPayloads(path: string, folder: string): string[] {
  const name = path === '/' ? 'index' : path;
  const pageFolder = join(folder, path);
  const parts = existsSync(pageFolder) ? readdirSync(pageFolder).filter((file) => file.startsWith('__next.')) : [];
  return [join(folder, `${name}.txt`), ...parts.map((file) => join(pageFolder, file))].filter((file) =>
    existsSync(file),
  );
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Deletes exported files that no page uses: the payload files of Next's router, its scripts and style sheets, and its
 * internal pages.
 *
 * @param kept the addresses of files that pages use, apart from the islands' files
 */
export function removeLeftovers(pages: readonly Page[], folder: string, kept: ReadonlySet<string>): void {
  const paths = [
    ...pages.map(({ path }) => path).filter((path) => path !== '/404'),
    ...redirects.map(({ from }) => from),
  ];
  const payloads = paths.flatMap((path) => findPayloads(path, folder));
  expectCount('Leftovers', folder, 'payload files', payloads.length, 'some');
  const internal = readdirSync(folder).filter((name) => /^_(?:not-found|global-error)/.test(name));
  for (const path of [...payloads, ...internal.map((name) => join(folder, name))]) rmSync(path, { recursive: true });

  for (const entry of readdirSync(join(folder, hashedFolder), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = path.slice(folder.length);
    if (entry.isFile() && !kept.has(address) && !address.startsWith(islandsFolder)) rmSync(path);
  }
  removeEmptyFolders(folder);
}
