import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform, type Selector, type SelectorComponent, type Visitor } from 'lightningcss';
import { parse, type HTMLElement } from 'node-html-parser';
import { isBlockedName } from '../../lib/blocked-names';
import { BuildError, expectCount } from '../../lib/build-error';
import { nextFontVariable, tailwindPrefix, tailwindPropertyFallback } from '../../lib/framework-internals';
import type { SubsetFonts } from './fonts';
import { splitDeferredStyles, type DeferredPart } from './deferred-styles';
import { errorPath } from './error-page';
import type { Without } from './optimizers';
import type { Page } from './pages';

const step = 'Styles';
const fontAddress = /url\(["']?([^"')]+\.woff2)["']?\)/g;
/** The address of any file, and not of something within the page or the style sheet. */
const fileAddress = /url\(["']?(?!data:|#)([^"')]+)["']?\)/g;

/** The site's style sheet and its class names. */
type StyleSheet = {
  css: string;
  /** The styles that are files of their own (deferred-styles.ts), by their part. */
  deferred: Map<string, DeferredPart>;
  classes: Set<string>;
  /** Classes that are not renamed. */
  components: Set<string>;
};

/** Pseudo-classes that take a list of selectors. */
type SelectorList = Extract<SelectorComponent, { type: 'pseudo-class'; kind: 'is' | 'where' | 'has' | 'not' }>;

const takesList = (part: SelectorComponent): part is SelectorList =>
  part.type === 'pseudo-class' && ['is', 'where', 'has', 'not'].includes(part.kind);

/** Renames the classes of a selector, also in `:is()`, `:where()`, `:has()` and `:not()`. */
function mapClasses(selector: Selector, rename: (name: string) => string): Selector {
  return selector.map((part) => {
    if (part.type === 'class') return { ...part, name: rename(part.name) };
    if (!takesList(part)) return part;
    return { ...part, selectors: part.selectors.map((inner) => mapClasses(inner, rename)) };
  });
}

/** Whether a selector can match: none of the classes that it requires is unused. */
function canMatch(selector: Selector, unused: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return !unused.has(part.name);
    if (!takesList(part) || part.kind === 'not') return true;
    return part.selectors.some((inner) => canMatch(inner, unused));
  });
}

/** Each pass adds the same vendor prefixes again, and Tailwind's utilities for `::before` the same content. */
const repeatedDeclarations = /([\w-]+:[^;{}]+;)\1+/g;

/** Minifying moves the shorthand behind it, which takes the figures of equal width back. */
const figuresBeforeFont = /(font-variant-numeric:[^;{}]+);((?:[^;{}]+;)*?font:[^;{}]+)/g;

function minify(css: string, unusedSymbols: string[], visitor: Visitor<never> = {}): string {
  const { code } = transform({ filename: step, code: Buffer.from(css), minify: true, unusedSymbols, visitor });
  return code.toString().replaceAll(repeatedDeclarations, '$1').replaceAll(figuresBeforeFont, '$2;$1');
}

/** Minifies styles and renames their classes. */
function renameIn(css: string, rename: (name: string) => string): string {
  return minify(css, [], { Selector: (selector) => mapClasses(selector, rename) });
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function lettersOf(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? lettersOf(rest - 1) : '') + letters[index % letters.length];
}

/** a, b … z, aa, ab …, without `ad` and other names that blockers hide. */
function* shortNames(): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const name = lettersOf(index);
    if (!isBlockedName(name)) yield name;
  }
}

/** The class names that a style sheet selects by. */
function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  transform({
    filename: step,
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        mapClasses(selector, (name) => {
          classes.add(name);
          return name;
        });
      },
    },
  });
  return classes;
}

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

/** Reads the class names that scripts, tests and the deferred styles use. The inline script finds the parts of embeds and of the bar by theirs. */
function readComponentClasses(): Set<string> {
  const globals = readFileSync('app/globals.css', 'utf8');
  const imports = /@import '\.\.\/(?:(.*)' layer\(deferred[.\w-]*\)|(components\/(?:embeds|layout)\/.*?)')/g;
  const files = [...globals.matchAll(imports)].map(([, deferred, embeds]) => deferred ?? embeds ?? '');
  const source = files.map((file) => readFileSync(file, 'utf8')).join('');
  return new Set([...source.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''));
}

/** Reads a style sheet. Relative addresses would break once the styles are inline. */
function readSheet(address: string, exported: string): string {
  const css = readFileSync(join(exported, address), 'utf8');
  return css.replace(fileAddress, (_url, file: string) => `url(${new URL(file, `http://host${address}`).pathname})`);
}

/**
 * Reads the pages' styles.
 *
 * @param exported Next's export
 * @throws {BuildError} if a page has none
 */
export function readStyleSheet(pages: readonly Page[], exported: string, without: Without): StyleSheet {
  const links = pages.flatMap(({ document, file }) => {
    const pageLinks = document.querySelectorAll('link[rel="stylesheet"]');
    expectCount(step, file, 'style sheets', pageLinks.length, 'some');
    return pageLinks.map((link) => link.getAttribute('href') ?? '');
  });
  const source = [...new Set(links)].map((address) => readSheet(address, exported)).join('');
  const css = without.has('used styles')
    ? source
    : resolveFontVariables(source, pages)
        .replace(tailwindPropertyFallback, '')
        // No other rule is in this layer: the build writes tokens where they are used.
        .replace('@layer theme;', '')
        // All supported browsers have the format.
        .replaceAll(/(\.woff2["']?\)) ?format\(["']woff2["']\)/g, '$1');
  const { rest, deferred } = splitDeferredStyles(css);
  return {
    css: rest,
    deferred: new Map(
      [...deferred].map(([part, styles]) => [part, { css: minify(styles, []), classes: classesOf(styles) }]),
    ),
    classes: classesOf(rest),
    components: readComponentClasses(),
  };
}

/** The addresses of the font files in the style sheet. */
export function fontsIn({ css }: StyleSheet): Set<string> {
  return new Set([...css.matchAll(fontAddress)].map(([, font]) => font ?? ''));
}

function classesIn(elements: readonly HTMLElement[]): Set<string> {
  return new Set(elements.flatMap((element) => element.classNames.split(/\s+/)));
}

/** The custom properties that any rule sets, and the initial values of registered ones. */
function readCustomProperties(css: string): { set: Set<string>; initial: Map<string, string> } {
  const set = new Set<string>();
  transform({
    filename: step,
    code: Buffer.from(css),
    visitor: {
      Declaration: {
        custom({ name }) {
          set.add(name);
        },
      },
    },
  });
  const registered = css.matchAll(/@property (--[\w-]+)\{syntax:"[^"]*";inherits:false(?:;initial-value:([^}]*))?\}/g);
  return { set, initial: new Map([...registered].map(([, name = '', value = '']) => [name, value])) };
}

/** Tailwind's utilities for the line height set this property. They also follow the ones that read it. */
const lineHeight = `${tailwindPrefix}leading`;

/**
 * Replaces registered custom properties that no rule of the page sets with their initial value. Tailwind composes
 * shadows, rings and transforms from a dozen of them, and a page sets only two or three.
 */
function resolveUnsetProperties(css: string): string {
  const { set, initial } = readCustomProperties(css);
  const { code } = transform({
    filename: step,
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Variable({ name: { ident }, fallback }) {
        // A script may set other properties.
        if ((set.has(ident) && ident !== lineHeight) || !(initial.has(ident) || ident.startsWith(tailwindPrefix)))
          return undefined;
        const value = initial.get(ident) ?? '';
        return value === '' ? (fallback ?? []) : { raw: value };
      },
    },
  });
  return (
    code
      .toString()
      // A shadow without size and color has no effect.
      .replaceAll('0 0 #0000, ', '')
      // All borders are solid anyway (globals.css).
      .replaceAll(/border(?:-\w+)?-style:solid;/g, '')
      // A property that is set and read in one rule.
      .replaceAll(/(--tw-shadow):([^;}]*);box-shadow:var\(\1\)/g, 'box-shadow:$2')
  );
}

/**
 * Stands for selectors that cannot match. Minifying removes rules that have no others. With the classes' own names it
 * would also remove properties and keyframes of the same name, such as `text-wrap`.
 */
const removed = '-removed-';
const removedBesideOthers = /,\.-removed-(?=[,{])|\.-removed-,/g;

/** Removes unused classes, custom properties and keyframes. */
function removeUnused({ css, classes }: StyleSheet, used: ReadonlySet<string>, without: Without): string {
  const unused = new Set([...classes].filter((name) => !used.has(name)));
  const { code } = transform({
    filename: step,
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => (canMatch(selector, unused) ? selector : [{ type: 'class', name: removed }]),
    },
  });
  const usedRules = minify(code.toString(), [removed]).replaceAll(removedBesideOthers, '');
  const withoutClasses = without.has('unset properties') ? usedRules : resolveUnsetProperties(usedRules);
  const read = new Set([...withoutClasses.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const defined = new Set([...withoutClasses.matchAll(/(--[\w-]+)(?=[:{])/g)].map(([, name]) => name ?? ''));
  const values = [...withoutClasses.matchAll(/animation(?:-name)?:([^;}]*)/g)].map(([, value]) => value);
  const animations = new Set(values.join(' ').split(/[\s,]+/));
  const keyframes = [...withoutClasses.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  return minify(withoutClasses, [
    ...[...defined].filter((name) => !read.has(name)),
    ...keyframes.filter((name) => !animations.has(name)),
  ]);
}

/** The styles of a page, and its short class names by original name. */
type PageStyles = { css: string; names: Map<string, string> };

/**
 * Finds classes that all the same elements have. They can share a name, because whatever one selects the other selects.
 *
 * @param kept names that are used outside the page's markup
 * @returns the first class of each group by the others
 */
function findCompanions({ document }: Page, kept: ReadonlySet<string>): Map<string, string> {
  const elements = new Map<string, string>();
  for (const [index, element] of document.querySelectorAll('[class]').entries()) {
    for (const name of element.classList.values()) {
      if (!kept.has(name)) elements.set(name, `${elements.get(name) ?? ''} ${index}`);
    }
  }
  const firsts = new Map<string, string>();
  const companions = new Map<string, string>();
  for (const [name, places] of elements) {
    const first = firsts.get(places);
    if (first === undefined) firsts.set(places, name);
    else companions.set(name, first);
  }
  return companions;
}

/**
 * Gives utilities short names, which saves a tenth of a page's bytes.
 *
 * @param companions classes that share another class's name
 * @param kept names that are used outside the page's markup
 */
function renameUtilities(css: string, companions: ReadonlyMap<string, string>, kept: ReadonlySet<string>): PageStyles {
  const names = new Map<string, string>();
  const unused = shortNames();
  const nameOf = (name: string): string => {
    if (kept.has(name)) return name;
    const companion = companions.get(name);
    let short = companion === undefined ? names.get(name) : nameOf(companion);
    while (short === undefined) {
      const next = unused.next().value;
      if (!kept.has(next)) short = next;
    }
    names.set(name, short);
    return short;
  };
  return { css: renameIn(css, nameOf), names };
}

/** Results by the classes in use, because many pages use the same classes. */
const cache = new WeakMap<StyleSheet, Map<string, PageStyles>>();

/** @param kept elements of islands. To ask each element for its island would take 25 ms per page */
function renameClasses({ document }: Page, names: Map<string, string>, kept: ReadonlySet<HTMLElement>): void {
  for (const element of document.querySelectorAll('[class]')) {
    if (kept.has(element)) continue;
    const classes = new Set([...element.classList.values()].map((name) => names.get(name) ?? name));
    if (classes.size === 0) element.removeAttribute('class');
    else element.setAttribute('class', [...classes].join(' '));
  }
}

/**
 * Programs that copy a site make the addresses in its styles relative, and a page whose styles have changed blocks them
 * (deploy/policy.ts). Relative ones stay as they are. Error pages are shown at any address.
 */
function addressFrom({ path }: Page, address: string): string {
  if (path === '/404' || path === errorPath) return address;
  return '../'.repeat(path.split('/').length - 2) + address.slice(1);
}

/**
 * Takes the styles that a page uses. Utilities get short names, except those in islands, whose scripts use the original
 * names.
 */
function stylesOf(page: Page, sheet: StyleSheet, later: ReadonlySet<string>, without: Without): string {
  const onPage = classesIn(page.document.querySelectorAll('[class]'));
  // Markup has it escaped, and the style sheet does not.
  const escaped = [...onPage].find((name) => name.includes('&'));
  if (escaped) throw new BuildError(`${step}: ${page.file} has the class ${escaped}, expected none with a quote or &`);
  const islandElements = page.document.querySelectorAll('[data-island], [data-island] [class]');
  const inIslands = classesIn(islandElements);
  const used = new Set([...sheet.classes].filter((name) => onPage.has(name) || later.has(name)));
  const kept = new Set([...sheet.components, ...[...used].filter((name) => inIslands.has(name) || later.has(name))]);
  const companions = without.has('shared class names') ? new Map<string, string>() : findCompanions(page, kept);
  const key = JSON.stringify([[...used], [...kept], [...companions]]);
  const pageStyles = cache.get(sheet) ?? new Map<string, PageStyles>();
  cache.set(sheet, pageStyles);
  const write = (rules: string): PageStyles =>
    without.has('short class names') ? { css: rules, names: new Map() } : renameUtilities(rules, companions, kept);
  const { css, names } = pageStyles.get(key) ?? write(removeUnused(sheet, used, without));
  pageStyles.set(key, { css, names });
  renameClasses(page, names, new Set(islandElements));
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
  const css = without.has('used styles') ? sheet.css : stylesOf(page, sheet, later, without);
  const withFonts = css.replace(
    fileAddress,
    (_url, file: string) => `url(${addressFrom(page, fonts.get(file) ?? file)})`,
  );
  if (withFonts.includes('</')) throw new BuildError(`${step}: the styles of ${page.file} contain "</"`);
  page.head.appendChild(parse(`<style>${withFonts}</style>`, { blockTextElements: { style: true } }));
  for (const link of page.document.querySelectorAll('link[rel="stylesheet"]')) link.remove();
}
