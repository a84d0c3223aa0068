import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of all files in `public/`, which are served as they are. Runs at build time only. */
export const publicFiles: readonly string[] = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
  .map((entry) => join(entry.parentPath, entry.name).slice('public'.length).replaceAll('\\', '/'));

/**
 * Pages that belong to somebody else, such as the verification page of a search engine: hosts serve them at the address
 * with `.html`, where they redirect the site's own pages.
 */
export const foreignPages: readonly string[] = publicFiles.filter((file) => file.endsWith('.html'));
