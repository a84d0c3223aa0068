import { join } from 'node:path';
import { BuildError } from '../../lib/build-error';
import { mistakeLine } from '../../lib/content/mistake';
import { redirects } from '../../lib/content';
import { hosts, type HostName } from '../../deploy/hosts/hosts';
import { addPolicy, withPolicy } from '../../deploy/policy';
import { publishingMistakes } from '../check/public-files';
import { expectAddresses } from './addresses';
import { addChatScript, bundleChat } from './chat';
import { keepHeadlineWords } from './headline-words';
import { compressExport, type Compression } from './compress';
import { copyFiles } from './copy-files';
import { markCurrentPage } from './current-page';
import { linkDeferredStyles, writeDeferredStyles } from './deferred-styles';
import { sizeDrawings } from './drawings';
import { errorPage } from './error-page';
import { addExtendedFonts, subsetExtendedFonts } from './extended-fonts';
import { preloadFonts, subsetFonts } from './fonts';
import { menuIconStyles } from './menu-icons';
import { bundleIslands, renderIslands, classNamesIn } from './islands';
import { addPageScripts } from './page-scripts';
import { linkMarkdown, writeMarkdownFiles } from './markdown-files';
import type { Without } from './optimizers';
import { filesIn, readPages, writeFile } from './pages';
import { writePictures } from './pictures';
import { redirectPage } from './redirect-page';
import { removeUnused } from './remove-unused';
import { addSpeculationRules, speculationRules } from './speculation-rules';
import { addInlineScript, compileInlineScripts } from './inline-script';
import { separateNeighbors } from './spaces';
import { addStructuredData } from './structured-data';
import { fontsIn, inlineStyles, readStyleSheet } from './styles';
import { writeHostFiles } from './write-host-files';

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
  const laterClasses = new Map(
    pages.map((page) => {
      removeUnused(page);
      const sources = renderIslands(page, islandFiles, folder);
      markCurrentPage(page);
      sizeDrawings(page);
      separateNeighbors(page);
      keepHeadlineWords(page);
      return [page, classNamesIn(sources)];
    }),
  );
  const sheet = readStyleSheet(pages, exported, without);
  const fonts = await subsetFonts(pages, fontsIn(sheet), exported, folder, without);
  const extendedFonts = await subsetExtendedFonts(pages, folder);
  const deferred = writeDeferredStyles(sheet.deferred, menuIconStyles(folder), folder);
  const rules = speculationRules(pages, redirects);
  for (const page of pages) {
    preloadFonts(page, fonts);
    inlineStyles(page, sheet, fonts, laterClasses.get(page) ?? new Set(), without);
    addExtendedFonts(page, fonts, extendedFonts);
    linkDeferredStyles(page, deferred);
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
  copyFiles(pages, deferred.map(({ css }) => css).join(''), exported, folder);
  expectAddresses(pages, folder);
  expectPublishable(folder);
  writeHostFiles(folder, markdownFiles, host);
  if (!host || !hosts[host].compresses) await compressExport(folder, compression);
}
