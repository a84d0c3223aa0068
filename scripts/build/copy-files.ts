import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../../deploy/contract';
import { addressesOf, pageScripts } from '../../lib/content/page-scripts';
import { publicFiles } from '../../lib/content/public-files';
import { encode } from '../../lib/photos/encode';
import { addressFolder } from '../../lib/photos/variants';
import { BuildError } from '../../lib/build-error';
import { filesIn, writeFile } from '../../lib/files';
import { standInOrigin } from '../../lib/stand-in';
import type { Page } from './pages';

const pictureAddress = new RegExp(String.raw`${addressFolder}[\w.-]+`, 'g');

/** Files of the export that are served only if something names them: Next's own, and sharing pictures. */
const isOnDemand = (file: string) => /^(?:_next|og)\//.test(file);
/** How they are named. What is before it depends on the place: styles name them from their page. */
const onDemand = /\b(?:_next|og)\/[\w./~@%+-]+\.\w+/g;

/** The export's pages, which the build has made documents of, and what Next's runtime would load of them. */
const isOfPages = (file: string) => /\.html$|(?:^|\/)__next\.|^_not-found\//.test(file);

/** With `STAND_IN=1` the scripts that an owner's file loads are where the stand-in provider is, as the policy says. */
function standInSnippets(folder: string): void {
  if (process.env.STAND_IN !== '1') return;
  for (const file of publicFiles.filter((name) => addressesOf(pageScripts).includes(name))) {
    const code = readFileSync(join('public', file), 'utf8');
    writeFile(join(folder, file), code.replaceAll(/https:\/\/[\w.:-]+/g, standInOrigin));
  }
}

/**
 * Copies what is served beside the pages: every file of a route, what a page, the deferred styles or the contract name of the
 * others, and then those of `public/`, because a file of the owner takes the place of one that the site has too.
 *
 * @param exported Next's export
 * @throws {BuildError} if a file of the contract is missing
 */
export function copyFiles(pages: readonly Page[], deferredStyles: string, exported: string, folder: string): void {
  const texts = [deferredStyles, ...pages.map(({ document }) => `${document}`)];
  const named = new Set(texts.flatMap((text) => text.match(onDemand) ?? []).map(decodeURI));
  const files = new Set(filesIn(exported));
  for (const file of files) {
    const isData = file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html'));
    if (isData || isOfPages(file) || existsSync(join('public', file))) continue;
    if (!isOnDemand(file) || named.has(file)) cpSync(join(exported, file), join(folder, file));
  }
  for (const file of publicFiles) cpSync(join('public', file), join(folder, file));
  standInSnippets(folder);
  const missing = contract.files.find((file) => !existsSync(join(folder, file)));
  if (missing) throw new BuildError(`Files: looked for ${missing} of deploy/contract.ts, found none`);
}

/**
 * Writes the pictures that pages show, in every size and format. What an earlier build has encoded comes from its cache.
 *
 * @param folder Next's export, from which those that finished pages show are copied
 * @throws {BuildError} if no picture has an address that a page shows
 */
export async function writePictures(pages: readonly Page[], folder: string): Promise<void> {
  const shown = new Set(pages.flatMap(({ document }) => `${document}`.match(pictureAddress) ?? []));
  await Promise.all([...shown].map(async (picture) => writeFile(join(folder, picture), await encode(picture))));
}
