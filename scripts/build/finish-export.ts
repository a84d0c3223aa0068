import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { redirects } from '../../lib/content/redirects';
import { addPolicy, withPolicy } from '../../deploy/policy';
import { BuildError } from './build-error';
import { addChatScript, bundleChat } from './chat';
import { compressExport } from './compress';
import { markCurrentPage } from './current-page';
import { linkDeferredStyles, writeDeferredStyles } from './deferred-styles';
import { errorPage } from './error-page';
import { addExtendedFonts, subsetExtendedFonts } from './extended-fonts';
import { preloadFonts, subsetFonts, swapFontsInWebKit } from './fonts';
import { menuIconStyles } from './menu-icons';
import { minifyIcons } from './icons';
import { inlineDrawings } from './inline-drawings';
import { bundleIslands, renderIslands, classNamesIn } from './islands';
import { readPages, writePages } from './pages';
import { picturesIn, writePictures } from './pictures';
import { redirectPage } from './redirect-page';
import { removeFramework } from './remove-framework';
import { removeLeftovers } from './remove-leftovers';
import { removeRepeatedTags } from './repeated-tags';
import { writeSecurityTxt } from './security-txt';
import { addSpeculationRules, speculationRules } from './speculation-rules';
import { addInlineScript, compileInlineScripts } from './inline-script';
import { addStructuredData } from './structured-data';
import { fontsIn, inlineStyles, readStyleSheet } from './styles';
import { linkTwins, writeTwins } from './twins';
import { writeHostFiles } from './write-host-files';

/**
 * Turns the output of `next build` into the files that are served. scripts/build.ts runs it as a separate process,
 * because destinations depend on `STAND_IN`.
 *
 * Each page is parsed once, modified as a tree and written once. The order matters: unused styles are removed based on
 * the page's final markup, and the policy contains hashes of the page's scripts and styles, so a page must not change
 * after that.
 */
async function finishExport(folder: string): Promise<void> {
  const exported = readPages(folder);
  const pages = [...exported, ...exported.filter(({ path }) => path === '/404').map((page) => errorPage(page, folder))];
  await writePictures(pages, folder);
  const islandFiles = await bundleIslands(folder);
  const chatScript = await bundleChat(folder);
  const inlineScripts = await compileInlineScripts();
  const sheet = readStyleSheet(pages, folder);
  const laterClasses = new Map(
    pages.map((page) => {
      removeFramework(page);
      removeRepeatedTags(page);
      const sources = renderIslands(page, islandFiles, folder);
      markCurrentPage(page);
      minifyIcons(page);
      inlineDrawings(page, folder);
      return [page, classNamesIn(sources)];
    }),
  );
  const fonts = await subsetFonts(pages, fontsIn(sheet), folder);
  const extendedFonts = await subsetExtendedFonts(pages, folder);
  const deferredStyles = writeDeferredStyles(sheet.deferred + menuIconStyles(), folder);
  const rules = speculationRules(pages, redirects);
  for (const page of pages) {
    preloadFonts(page, fonts);
    inlineStyles(page, sheet, fonts, laterClasses.get(page) ?? new Set());
    addExtendedFonts(page, fonts, extendedFonts);
    swapFontsInWebKit(page);
    linkDeferredStyles(page, deferredStyles);
    addStructuredData(page);
    linkTwins(page);
    addSpeculationRules(page, rules);
    addInlineScript(page, inlineScripts);
    addChatScript(page, chatScript);
    addPolicy(page);
  }
  removeLeftovers(
    exported,
    folder,
    new Set([
      ...fonts.values(),
      ...extendedFonts.map(({ address }) => address),
      chatScript,
      deferredStyles,
      ...picturesIn(pages),
    ]),
  );
  writePages(pages);
  const twins = writeTwins(pages, folder);
  writeSecurityTxt(folder);
  for (const redirect of redirects) {
    const path = join(folder, `${redirect.from}.html`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, withPolicy(redirectPage(redirect)));
  }
  writeHostFiles(folder, twins);
  await compressExport(folder, process.env.COMPRESSION === 'quick' ? 'quick' : 'best');
}

try {
  await finishExport(process.env.EXPORT_FOLDER ?? 'out');
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// Rendering an island starts its data client, whose timers would keep the process alive.
process.exit();
