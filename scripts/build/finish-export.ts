import { join } from 'node:path';
import { markCurrentPage } from '../../components/layout/current-page';
import { BuildError } from '../../lib/build-error';
import { filesIn, writeFile } from '../../lib/files';
import { mistakeLine } from '../../lib/content/mistake';
import { redirects } from '../../lib/content';
import { hosts, writeHostFiles, type HostName } from '../../deploy/hosts/hosts';
import { addPolicy, withPolicy } from '../../deploy/policy';
import { redirectPage } from '../../deploy/redirect-page';
import { requestTable } from '../../deploy/requests';
import { publishingMistakes } from '../check/public-files';
import { compressExport, type Compression } from './compress';
import { copyFiles, writePictures } from './copy-files';
import { errorPage } from './error-page';
import { preloadFonts, subsetFonts } from './fonts';
import { addChatScript, inlineScriptOf } from './inline-script';
import { bundleIslands, renderIslands } from './islands';
import { llmsText } from './llms';
import { completeHead, removeUnused, separateNeighbors, standInOthers, structuredDataOf } from './markup';
import { menuIconStyles, writeMenuIcons } from './menu-icons';
import { readPages, writeHashedFile } from './pages';
import { speculationRules } from './speculation-rules';
import { deferredStylesLink, inlineStyles, readStyleSheet } from './styles';

/** @throws {BuildError} one line for each file that may not be published */
function expectPublishable(folder: string): void {
  const mistakes = publishingMistakes(folder, filesIn(folder));
  if (mistakes.length > 0) throw new BuildError(mistakes.map(mistakeLine).join('\n'));
}

/**
 * Writes the files that are served from what Next exported.
 *
 * Each page is parsed once, modified as a tree and written once. The order matters: unused styles are removed based on
 * the page's final markup, and the policy contains hashes of the page's scripts and styles, so a page must not change
 * after that.
 *
 * @param exported Next's export
 * @param folder where the files go: an empty folder
 * @param options `host` is the one that the export is for, or undefined for one that suits all. `plain` leaves out the steps that
 *   only save bytes: a version of Next or Tailwind that one of them does not understand can still go online.
 */
export async function finishExport(
  exported: string,
  folder: string,
  { compression, host, plain }: { compression: Compression; host?: HostName | undefined; plain: boolean },
): Promise<void> {
  const exportedPages = readPages(exported);
  const notFound = exportedPages.filter(({ path }) => path === '/404');
  const pages = [...exportedPages, ...notFound.map(errorPage)];
  await writePictures(pages, exported);
  const islands = await bundleIslands(pages, folder);
  for (const page of pages) {
    addChatScript(page, folder);
    removeUnused(page);
    completeHead(page);
    standInOthers(page);
    renderIslands(page, islands, folder);
    markCurrentPage(page.document, page.path);
    separateNeighbors(page.body);
  }
  const sheet = readStyleSheet(pages, exported);
  const fonts = await subsetFonts(pages, [...sheet.files.values()].join(''), exported, folder, plain);
  const icons = writeMenuIcons(folder);
  const deferred = sheet.deferred + menuIconStyles(icons);
  const deferredLink = deferredStylesLink(writeHashedFile(folder, 'deferred.css', deferred));
  const rules = speculationRules(pages, redirects);
  for (const page of pages) {
    preloadFonts(page, fonts);
    inlineStyles(page, sheet, fonts, plain);
    // The script removes the rules before it where the visitor saves data (components/inline-script/start-page.ts).
    const atTheEnd = deferredLink + structuredDataOf(page) + rules + inlineScriptOf(page);
    page.head.insertAdjacentHTML('beforeend', atTheEnd);
    addPolicy(page);
    writeFile(join(folder, page.file), `${page.document}`);
  }
  for (const redirect of redirects) {
    writeFile(join(folder, `${redirect.from}.html`), withPolicy(redirectPage(redirect)));
  }
  writeFile(join(folder, 'llms.txt'), llmsText(pages));
  copyFiles(pages, deferred, exported, folder);
  expectPublishable(folder);
  writeHostFiles(folder, host);
  writeFile(`${folder}-hosts/requests.md`, requestTable(pages));
  if (!host || !hosts[host].compresses) await compressExport(folder, compression);
}
