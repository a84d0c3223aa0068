import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../../deploy/contract';
import { publicFiles } from '../../lib/content/public-files';
import { site } from '../../lib/content';
import { BuildError } from '../../lib/build-error';
import { filesIn, type Page } from './pages';

const address = /\/[\w./~@%+-]+\.\w+/g;
const styleAddress = /url\(["']?(\/[^"')]+)["']?\)/g;

/** Files of the export that are served only if something names them: Next's own, and sharing pictures. */
const isOnDemand = (file: string) => /^(?:_next|og)\//.test(file);

/** The export's pages, which the build has made documents of, and Next's data for them. */
function isOfPages(file: string, exported: ReadonlySet<string>): boolean {
  const isData = file.endsWith('.txt') && exported.has(file.replace(/txt$/, 'html'));
  return isData || file.endsWith('.html') || /(?:^|\/)__next\.|^_not-found\//.test(file);
}

/**
 * Copies what is served beside the pages: every file of a route, what a page, the deferred styles or the contract name of the
 * others, and then those of `public/`, because a file of the owner takes the place of one that the site has too.
 *
 * @param exported Next's export
 * @throws {BuildError} if a file of the contract or of the styles is missing
 */
export function copyFiles(pages: readonly Page[], deferredStyles: string, exported: string, folder: string): void {
  const inPages = pages.flatMap(({ document }) => `${document}`.replaceAll(site.url, '').match(address) ?? []);
  const inStyles = [...deferredStyles.matchAll(styleAddress)].map(([, file = '']) => file);
  const named = new Set([...inPages.map(decodeURI), ...inStyles]);
  const files = new Set(filesIn(exported));
  for (const file of files) {
    if (isOfPages(file, files) || existsSync(join('public', file))) continue;
    if (!isOnDemand(file) || named.has(`/${file}`)) cpSync(join(exported, file), join(folder, file));
  }
  for (const file of publicFiles) cpSync(join('public', file), join(folder, file));
  const isMissing = (file: string) => !existsSync(join(folder, file));
  const missing = contract.files.find(isMissing);
  if (missing) throw new BuildError(`Files: looked for ${missing} of deploy/contract.ts in ${exported}, found none`);
  const missingInStyles = inStyles.find(isMissing);
  if (missingInStyles)
    throw new BuildError(`Files: looked for ${missingInStyles} of the deferred styles in ${exported}, found none`);
}
