import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What systems put into every folder that a person opens. It is never published. */
const ofSystem = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/;

/** The addresses of all files in `public/`, which are served as they are. Runs at build time only. */
export const publicFiles: readonly string[] = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !ofSystem.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice('public'.length).replaceAll('\\', '/'));

/** Files that the build writes: those of the site as a whole, and of each page. */
const ofBuild =
  /^\/(?:_|og\/|images\/plan-comparison|(?:404|500)\.html$|robots\.txt$|sitemap\.xml$|llms\.txt$|pricing(?:\.schema)?\.json$|apple-icon\.png$)/;

/** The address of a page that would lose its HTML or its Markdown to a file. */
const pageOf = (file: string) => file.replace(/(?:\/?index)?\.(?:html|md)$/, '') || '/';

/** Whether the build writes something at the address of a file. */
export function isTaken(file: string, pages: Pick<ReadonlySet<string>, 'has'>): boolean {
  return ofBuild.test(file) || pages.has(pageOf(file));
}

/**
 * Pages that belong to somebody else, such as the verification page of a search engine: hosts serve them at the address
 * with `.html`, where they redirect the site's own pages.
 */
export const foreignPages: readonly string[] = publicFiles.filter((file) => file.endsWith('.html'));
