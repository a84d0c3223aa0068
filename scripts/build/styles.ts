import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, expectCount } from '../../lib/build-error';
import { tailwindPropertyFallback } from '../../lib/framework-internals';
import { splitDeferredStyles } from './deferred-styles';
import { errorPath } from './error-page';
import { withFontsOf, type Fonts } from './fonts';
import type { Without } from './optimizers';
import type { Page } from './pages';
import { minifyStyles, withoutUnused } from './used-styles';

const step = 'Styles';
/** The address of any file, and not of something within the page or the style sheet. */
const fileAddress = /url\(["']?(?!data:|#)([^"')]+)["']?\)/g;

type StyleSheet = {
  /** The styles of the first screen, by the file of Next's export. A page has those of the files that it links to. */
  files: ReadonlyMap<string, string>;
  /** Those of a file of their own (deferred-styles.ts). */
  deferred: string;
};

/** Reads a style sheet. Relative addresses would break once the styles are inline. */
function readSheet(address: string, exported: string): string {
  const css = readFileSync(join(exported, address), 'utf8');
  return css.replace(fileAddress, (_url, file: string) => `url(${new URL(file, `http://host${address}`).pathname})`);
}

const linksOf = ({ document }: Page) =>
  document.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute('href') ?? '');

/**
 * Reads the styles of all pages. Next splits them into files of which each page has several.
 *
 * @param exported Next's export
 * @throws {BuildError} if a page has none
 */
export function readStyleSheet(pages: readonly Page[], exported: string, without: Without): StyleSheet {
  for (const page of pages) expectCount(step, page.file, 'style sheets', linksOf(page).length, 'some');
  const files = new Map<string, string>();
  const later: string[] = [];
  for (const address of new Set(pages.flatMap(linksOf))) {
    const css = readSheet(address, exported);
    const { rest, deferred } = splitDeferredStyles(
      without.has('used styles') ? css : css.replaceAll(tailwindPropertyFallback, ''),
    );
    files.set(address, rest);
    later.push(deferred);
  }
  expectCount(step, 'the style sheets', '@layer deferred', later.filter(Boolean).length, 'some');
  return { files, deferred: minifyStyles(later.join('')) };
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
export function classesOf({ document, file }: Page): Set<string> {
  const classes = new Set(document.querySelectorAll('[class]').flatMap(({ classNames }) => classNames.split(/\s+/)));
  // Markup has it escaped, and the style sheet does not.
  const escaped = [...classes].find((name) => name.includes('&'));
  if (escaped) throw new BuildError(`${step}: ${file} has the class ${escaped}, expected none with a quote or &`);
  return classes;
}

/**
 * Inlines the styles of a page, so that the first paint needs only one file.
 *
 * @param later class names that the page's islands may set later
 */
export function inlineStyles(
  page: Page,
  { files, deferred }: StyleSheet,
  fonts: Fonts,
  later: ReadonlySet<string>,
  without: Without = new Set(),
): void {
  const links = new Set(linksOf(page));
  const linked = [...files].map(([address, text]) => (links.has(address) ? text : '')).join('');
  const css = without.has('used styles')
    ? linked
    : withoutUnused(linked, new Set([...classesOf(page), ...later]), deferred);
  const withFonts = withFontsOf(page, css, fonts).replace(
    fileAddress,
    (_url, file: string) => `url(${addressFrom(page, fonts.get(file)?.address ?? file)})`,
  );
  if (withFonts.includes('</')) throw new BuildError(`${step}: the styles of ${page.file} contain "</"`);
  page.head.insertAdjacentHTML('beforeend', `<style>${withFonts}</style>`);
  const unneeded = page.document.querySelectorAll('link[rel="stylesheet"], link[rel="preload"][as="style"]');
  for (const link of unneeded) link.remove();
}
