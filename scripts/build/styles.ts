import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, expectCount } from '../../lib/build-error';
import { nextFontVariable, tailwindPropertyFallback } from '../../lib/framework-internals';
import type { SubsetFonts } from './fonts';
import { splitDeferredStyles, type DeferredPart } from './deferred-styles';
import { errorPath } from './error-page';
import type { Without } from './optimizers';
import type { Page } from './pages';
import { classesIn, minifyStyles, withoutUnused } from './used-styles';

const step = 'Styles';
const fontAddress = /url\(["']?([^"')]+\.woff2)["']?\)/g;
/** The address of any file, and not of something within the page or the style sheet. */
const fileAddress = /url\(["']?(?!data:|#)([^"')]+)["']?\)/g;

/** The site's style sheet and its class names. */
type StyleSheet = {
  css: string;
  /** The same by the file of Next's export that it comes from. A page has the styles of those that it links to. */
  files: ReadonlyMap<string, string>;
  /** The styles that are files of their own (deferred-styles.ts), by their part. */
  deferred: Map<string, DeferredPart>;
  classes: Set<string>;
  /** The texts of the deferred styles. */
  later: string[];
};

/** Writes the names of typefaces where they are used, which saves the custom properties and the classes of `<html>`. */
function resolveFontVariables(css: string, pages: readonly Page[]): string {
  const variables = [...css.matchAll(nextFontVariable)];
  const classes = new Set(variables.map(([, name]) => name));
  for (const { document } of pages) {
    const root = document.querySelector('html');
    const others = root?.classNames.split(/\s+/).filter((name) => !classes.has(name)) ?? [];
    if (others.length > 0) root?.setAttribute('class', others.join(' '));
    else root?.removeAttribute('class');
  }
  return variables.reduce(
    (text, [, , property = '', value = '']) => text.replaceAll(`var(${property})`, value),
    css.replaceAll(nextFontVariable, ''),
  );
}

/** Reads a style sheet. Relative addresses would break once the styles are inline. */
function readSheet(address: string, exported: string): string {
  const css = readFileSync(join(exported, address), 'utf8');
  return css.replace(fileAddress, (_url, file: string) => `url(${new URL(file, `http://host${address}`).pathname})`);
}

/** Between the styles of two files, while they are worked on as one text: white space that no minified style has. */
const border = '\f';

const linksOf = ({ document }: Page) =>
  document.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute('href') ?? '');

/**
 * Reads the styles of all pages as one sheet. Next splits them into files of which each page has several.
 *
 * @param exported Next's export
 * @throws {BuildError} if a page has none
 */
export function readStyleSheet(pages: readonly Page[], exported: string, without: Without): StyleSheet {
  const links = pages.flatMap((page) => {
    const addresses = linksOf(page);
    expectCount(step, page.file, 'style sheets', addresses.length, 'some');
    return addresses;
  });
  const addresses = [...new Set(links)];
  const source = addresses.map((address) => readSheet(address, exported)).join(border);
  const css = without.has('used styles')
    ? source
    : resolveFontVariables(source, pages)
        .replaceAll(tailwindPropertyFallback, '')
        // All supported browsers have the format.
        .replaceAll(/(\.woff2["']?\)) ?format\(["']woff2["']\)/g, '$1');
  const { rest, deferred } = splitDeferredStyles(css);
  const parts = [...deferred].map(
    ([part, styles]) => [part, { css: minifyStyles(styles), classes: classesIn(styles) }] as const,
  );
  const files = new Map(rest.split(border).map((text, place) => [addresses[place] ?? '', text]));
  return {
    css: rest,
    files,
    deferred: new Map(parts),
    classes: classesIn(rest),
    later: parts.map(([, part]) => part.css),
  };
}

/** The addresses of the font files in the style sheet. */
export function fontsIn({ css }: StyleSheet): Set<string> {
  return new Set([...css.matchAll(fontAddress)].map(([, font]) => font ?? ''));
}

/** Results by the classes in use, because many pages use the same classes. */
const cache = new WeakMap<StyleSheet, Map<string, string>>();

/**
 * Programs that copy a site make the addresses in its styles relative, and a page whose styles have changed blocks them
 * (deploy/policy.ts). Relative ones stay as they are. Error pages are shown at any address.
 */
function addressFrom({ path }: Page, address: string): string {
  if (path === '/404' || path === errorPath) return address;
  return '../'.repeat(path.split('/').length - 2) + address.slice(1);
}

/** The styles of the files that a page links to, in the order of the sheet. */
function linkedStyles(page: Page, { files }: StyleSheet): string {
  const links = new Set(linksOf(page));
  return [...files].map(([address, css]) => (links.has(address) ? css : '')).join('');
}

/** Takes the styles that a page uses. */
function stylesOf(page: Page, sheet: StyleSheet, later: ReadonlySet<string>): string {
  const onPage = new Set(
    page.document.querySelectorAll('[class]').flatMap(({ classNames }) => classNames.split(/\s+/)),
  );
  // Markup has it escaped, and the style sheet does not.
  const escaped = [...onPage].find((name) => name.includes('&'));
  if (escaped) throw new BuildError(`${step}: ${page.file} has the class ${escaped}, expected none with a quote or &`);
  const unused = new Set([...sheet.classes].filter((name) => !onPage.has(name) && !later.has(name)));
  const results = cache.get(sheet) ?? new Map<string, string>();
  cache.set(sheet, results);
  const key = [...linksOf(page), ...unused].join(' ');
  const css = results.get(key) ?? withoutUnused(linkedStyles(page, sheet), unused, sheet.later);
  results.set(key, css);
  return css;
}

/**
 * Inlines the styles of a page, so that the first paint needs only one file.
 *
 * @param later class names that the page's islands may set later
 */
export function inlineStyles(
  page: Page,
  sheet: StyleSheet,
  fonts: SubsetFonts,
  later: ReadonlySet<string>,
  without: Without = new Set(),
): void {
  const css = without.has('used styles') ? linkedStyles(page, sheet) : stylesOf(page, sheet, later);
  const withFonts = css.replace(
    fileAddress,
    (_url, file: string) => `url(${addressFrom(page, fonts.get(file) ?? file)})`,
  );
  if (withFonts.includes('</')) throw new BuildError(`${step}: the styles of ${page.file} contain "</"`);
  page.head.insertAdjacentHTML('beforeend', `<style>${withFonts}</style>`);
  const links = page.document.querySelectorAll('link[rel="stylesheet"], link[rel="preload"][as="style"]');
  for (const link of links) link.remove();
}
