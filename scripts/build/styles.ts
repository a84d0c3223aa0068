import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, expectCount } from '../../lib/build-error';
import { errorPath } from './error-page';
import { withFontsOf, type Fonts } from './fonts';
import type { Page } from './pages';
import { minifyStyles, withoutUnused } from './used-styles';

const opening = '@layer deferred{';

/** The place behind a block of styles that is open where the text starts. */
function endOfBlock(css: string): number {
  let depth = 1;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return index + 1;
  }
  return css.length;
}

/**
 * Takes the deferred styles (`@layer deferred` in the `*.deferred.css` beside components) out of a style sheet: open menus,
 * preferences, print, and pages without JavaScript. They are not needed for the first paint, so they are not inlined in every
 * page.
 */
function splitDeferredStyles(css: string): { rest: string; deferred: string } {
  const [before = '', ...layers] = css.split(opening);
  const ends = layers.map(endOfBlock);
  return {
    rest: before + layers.map((layer, index) => layer.slice(ends[index])).join(''),
    deferred: layers.map((layer, index) => opening + layer.slice(0, ends[index])).join(''),
  };
}

/** An address, which may have brackets within its quotes. */
const styleAddress = /url\((["']?)((?:\\.|[^\\])+?)\1\)/g;

/** Replaces the addresses of the site's files, and not those of data, of other origins, or of something within the page. */
const withFiles = (css: string, addressOf: (file: string) => string) =>
  css.replace(styleAddress, (found, _quote, file: string) =>
    /^(?:[\w+]+:|\/\/|#)/.test(file) ? found : `url(${addressOf(file)})`,
  );

type StyleSheet = {
  /** The styles of the first screen, by the file of Next's export. A page has those of the files that it links to. */
  files: ReadonlyMap<string, string>;
  /** Those of a file of their own. */
  deferred: string;
};

/** Reads a style sheet. Relative addresses would break once the styles are inline. */
function readSheet(address: string, exported: string): string {
  const css = readFileSync(join(exported, address), 'utf8');
  return withFiles(css, (file) => {
    const { pathname, search, hash } = new URL(file, `http://host${address}`);
    return `${pathname}${search}${hash}`.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll("'", '%27');
  });
}

const linksOf = ({ document }: Page) =>
  document.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute('href') ?? '');

/**
 * Reads the styles of all pages. Next splits them into files of which each page has several.
 *
 * @param exported Next's export
 * @throws {BuildError} if a page has none
 */
export function readStyleSheet(pages: readonly Page[], exported: string): StyleSheet {
  for (const page of pages) expectCount('Styles', page.file, 'style sheets', linksOf(page).length, 'some');
  const files = new Map<string, string>();
  let later = '';
  for (const address of new Set(pages.flatMap(linksOf))) {
    const { rest, deferred } = splitDeferredStyles(readSheet(address, exported));
    files.set(address, rest);
    later += deferred;
  }
  return { files, deferred: minifyStyles(later) };
}

/**
 * Programs that copy a site make the addresses in its styles relative, and a page whose styles have changed blocks them
 * (deploy/policy.ts). Relative ones stay as they are. Error pages are shown at any address.
 */
function addressFrom({ path }: Page, address: string): string {
  if (path === '/404' || path === errorPath) return address;
  return '../'.repeat(path.split('/').length - 2) + address.slice(1);
}

/** The class names of a page's elements. */
const classesOf = ({ document }: Page) =>
  document.querySelectorAll('[class]').flatMap((element) => element.getAttribute('class')?.split(/\s+/) ?? []);

/**
 * Inlines the styles of a page, so that the first paint needs only one file.
 *
 * @param plain keeps those that the page does not use
 */
export function inlineStyles(page: Page, { files, deferred }: StyleSheet, fonts: Fonts, plain: boolean): void {
  const links = new Set(linksOf(page));
  const linked = [...files].map(([address, text]) => (links.has(address) ? text : '')).join('');
  // Bundling leaves only the imports from other hosts.
  const [, other] = /@import (?:url\()?"?([^")]+)/.exec(linked) ?? [];
  if (other)
    throw new BuildError(`${page.file}: found @import "${other}", expected a typeface from a package (app/tokens.css)`);
  const css = plain ? linked : withoutUnused(linked, new Set([...classesOf(page), ...page.laterClasses]), deferred);
  const withFonts = withFiles(withFontsOf(page, css, fonts), (file) =>
    addressFrom(page, fonts.get(file)?.address ?? file),
  );
  // Those of a single page, such as where things are on its drawing, which React has put into the head.
  const own = page.head.querySelectorAll('style');
  const styles = withFonts + own.map((style) => style.rawText).join('');
  if (styles.includes('</')) throw new BuildError(`Styles: the styles of ${page.file} contain "</"`);
  for (const element of [...page.document.querySelectorAll('link[rel="stylesheet"]'), ...own]) element.remove();
  page.head.insertAdjacentHTML('beforeend', `<style>${styles}</style>`);
}

/**
 * Links to the deferred styles where there are no scripts. Otherwise the inline script asks for them
 * (components/inline-script/start-page.ts), because any link makes the first frame later.
 */
export const deferredStylesLink = (address: string) =>
  `<noscript data-styles><link rel="stylesheet" href="${address}"/></noscript>`;
