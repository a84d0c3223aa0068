import { join } from 'node:path';
import { BuildError } from '../../lib/build-error';
import { filesIn, writeFile } from '../../lib/files';
import { mistakeLine } from '../../lib/content/mistake';
import { redirects } from '../../lib/content';
import { hosts, type HostName } from '../../deploy/hosts/hosts';
import { writeHostFiles } from '../../deploy/hosts/write-host-files';
import { addPolicy, withPolicy } from '../../deploy/policy';
import { redirectPage } from '../../deploy/redirect-page';
import { publishingMistakes } from '../check/public-files';
import { expectAddresses } from './addresses';
import { compressExport, type Compression } from './compress';
import { copyFiles, writePictures } from './copy-files';
import { linkDeferredStyles, writeDeferredStyles } from './deferred-styles';
import { errorPage } from './error-page';
import { preloadFonts, subsetFonts } from './fonts';
import { addChatScript, addInlineScript, addPageScripts, bundleChat, compileInlineScripts } from './inline-script';
import { bundleIslands, renderIslands } from './islands';
import { linkMarkdown, writeMarkdownFiles } from './markdown-files';
import { addStructuredData, keepHeadlineWords, markCurrentPage, removeUnused, sizeDrawings } from './markup';
import { menuIconStyles } from './menu-icons';
import type { Without } from './optimizers';
import { readPages, type Page } from './pages';
import { separateNeighbors } from './spaces';
import { addSpeculationRules, speculationRules } from './speculation-rules';
import { inlineStyles, readStyleSheet } from './styles';

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
 * @param options `host` is the one that the export is for, or undefined for one that suits all
 */
export async function finishExport(
  exported: string,
  folder: string,
  { compression, host, without }: { compression: Compression; host?: HostName | undefined; without: Without },
): Promise<void> {
  const exportedPages = readPages(exported);
  const notFound = exportedPages.filter(({ path }) => path === '/404');
  const pages = [...exportedPages, ...notFound.map(errorPage)];
  for (const page of pages) addPageScripts(page);
  const [islandFiles, chatScript, inlineScripts] = await Promise.all([
    bundleIslands(folder),
    bundleChat(folder),
    compileInlineScripts(pages),
    writePictures(pages, exported),
  ]);
  const laterClasses = new Map<Page, ReadonlySet<string>>();
  for (const page of pages) {
    removeUnused(page);
    laterClasses.set(page, renderIslands(page, islandFiles, folder));
    markCurrentPage(page);
    sizeDrawings(page);
    separateNeighbors(page);
    keepHeadlineWords(page);
  }
  const sheet = readStyleSheet(pages, exported, without);
  const fonts = await subsetFonts(pages, [...sheet.files.values()].join(''), exported, folder, without);
  const deferred = sheet.deferred + menuIconStyles(folder);
  const deferredLink = writeDeferredStyles(deferred, folder);
  const rules = speculationRules(pages, redirects);
  for (const page of pages) {
    preloadFonts(page, fonts);
    inlineStyles(page, sheet, fonts, laterClasses.get(page) ?? new Set(), without);
    linkDeferredStyles(page, deferredLink);
    addStructuredData(page);
    linkMarkdown(page);
    addSpeculationRules(page, rules);
    addInlineScript(page, inlineScripts);
    addChatScript(page, chatScript);
    addPolicy(page);
    writeFile(join(folder, page.file), `${page.document}`);
  }
  for (const redirect of redirects) {
    writeFile(join(folder, `${redirect.from}.html`), withPolicy(redirectPage(redirect)));
  }
  const markdownFiles = writeMarkdownFiles(pages, folder);
  copyFiles(pages, deferred, exported, folder);
  expectAddresses(pages, folder);
  expectPublishable(folder);
  writeHostFiles(folder, markdownFiles, host);
  if (!host || !hosts[host].compresses) await compressExport(folder, compression);
}
