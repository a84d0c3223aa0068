import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { parse, type HTMLElement } from 'node-html-parser';
import { BuildError, expectPlaces } from './build-error';
import type { CutFonts } from './fonts';
import type { Page } from './pages';

const step = 'Styles';
const fontAddress = /url\(["']?([^"')]+\.woff2)["']?\)/g;

/** The site's style sheet, and the class names in it. */
type StyleSheet = {
  css: string;
  classes: Set<string>;
  /** Those that are written by hand in app/globals.css: scripts and tests know them. */
  components: Set<string>;
};

/** What Tailwind sets for browsers without `@property`. The oldest browsers in package.json have it. */
const propertyFallback = /@layer properties\{@supports.*?\}\}\}/gs;

function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  transform({
    filename: step,
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') classes.add(part.name);
      },
    },
  });
  return classes;
}

function handWritten(): Set<string> {
  const source = readFileSync('app/globals.css', 'utf8');
  return new Set([...source.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''));
}

/**
 * Reads the style sheet that the pages link.
 *
 * @param folder the export
 */
export function readStyleSheet(pages: readonly Page[], folder: string): StyleSheet {
  const addresses = new Set<string>();
  for (const { document, file } of pages) {
    const links = document.querySelectorAll('link[rel="stylesheet"]');
    expectPlaces(step, file, 'style sheets', links.length, 1);
    for (const link of links) addresses.add(link.getAttribute('href') ?? '');
  }
  expectPlaces(step, folder, 'style sheets', addresses.size, 1);
  const [address = ''] = addresses;
  const source = readFileSync(join(folder, address), 'utf8');
  expectPlaces(
    step,
    address,
    'fallbacks for browsers without @property',
    source.match(propertyFallback)?.length ?? 0,
    1,
  );
  const css = source
    .replace(propertyFallback, '')
    // A relative address would mean another file once the styles are in a page.
    .replace(fontAddress, (_url, font: string) => `url(${new URL(font, `http://host${address}`).pathname})`);
  return { css, classes: classesOf(css), components: handWritten() };
}

/** The addresses of the fonts that the style sheet asks for. */
export function fontsIn({ css }: StyleSheet): Set<string> {
  return new Set([...css.matchAll(fontAddress)].map(([, font]) => font ?? ''));
}

function classesIn(elements: readonly HTMLElement[]): Set<string> {
  return new Set(elements.flatMap((element) => element.classNames.split(/\s+/)));
}

function cut(css: string, unusedSymbols: string[]): string {
  const { code } = transform({ filename: step, code: Buffer.from(css), minify: true, unusedSymbols });
  return code.toString();
}

/** The custom properties that some rule sets, and the initial values of those that are registered, as written. */
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

/** How Tailwind names the custom properties that its own rules hand to one another. */
const tailwindPrefix = '--tw-';

/**
 * Writes the value in place of a registered custom property that no rule of the page sets. Tailwind builds shadows, rings
 * and moves from a dozen of them, of which a page sets two or three.
 */
function resolveUnset(css: string): string {
  const { set, initial } = readCustomProperties(css);
  const { code } = transform({
    filename: step,
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Variable({ name: { ident }, fallback }) {
        // Others may be set by a script.
        if (set.has(ident) || !(initial.has(ident) || ident.startsWith(tailwindPrefix))) return undefined;
        const value = initial.get(ident) ?? '';
        return value === '' ? (fallback ?? []) : { raw: value };
      },
    },
  });
  // A shadow without size or colour draws nothing beside another one.
  return code.toString().replaceAll('0 0 #0000, ', '');
}

/** The styles of a sheet without the classes and the custom properties that nothing uses. */
function cutDown({ css, classes }: StyleSheet, used: ReadonlySet<string>): string {
  const unusedClasses = [...classes].filter((name) => !used.has(name));
  const withoutClasses = resolveUnset(cut(css, unusedClasses));
  const read = new Set([...withoutClasses.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const defined = new Set([...withoutClasses.matchAll(/(--[\w-]+)(?=[:{])/g)].map(([, name]) => name ?? ''));
  return cut(
    withoutClasses,
    [...defined].filter((name) => !read.has(name)),
  );
}

/** The styles of a page, and its short class names by those in the source. */
type Cut = { css: string; names: Map<string, string> };

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a, b … z, aa, ab … */
function shortName(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? shortName(rest - 1) : '') + letters[index % letters.length];
}

/**
 * Short names for utilities, which a page has in its markup and again in its styles: a tenth of its bytes.
 *
 * @param kept names that something else than the page's own markup may ask for
 */
function rename(css: string, kept: ReadonlySet<string>): Cut {
  const names = new Map<string, string>();
  let count = 0;
  const nameOf = (name: string) => {
    if (kept.has(name)) return name;
    let short = names.get(name);
    while (short === undefined) {
      const next = shortName(count);
      count += 1;
      if (!kept.has(next)) short = next;
    }
    names.set(name, short);
    return short;
  };
  const { code } = transform({
    filename: step,
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Selector: (selector) =>
        selector.map((part) => (part.type === 'class' ? { ...part, name: nameOf(part.name) } : part)),
    },
  });
  return { css: code.toString(), names };
}

/** What a sheet was cut to, by the classes in use: most pages use the same as some other page. */
const known = new WeakMap<StyleSheet, Map<string, Cut>>();

function renameClasses({ document }: Page, names: Map<string, string>): void {
  for (const element of document.querySelectorAll('[class]')) {
    if (element.closest('[data-island]')) continue;
    const classes = element.classNames.split(/\s+/).map((name) => names.get(name) ?? name);
    element.setAttribute('class', classes.join(' '));
  }
}

/**
 * Puts a page's styles into the page, cut down to what it uses: the first paint waits for one file. Utilities get short
 * names, but for those of the page's islands, whose scripts know them by their own.
 *
 * @param later class names that the page's islands may set later
 */
export function inlineStyles(page: Page, sheet: StyleSheet, fonts: CutFonts, later: ReadonlySet<string>): void {
  const onPage = classesIn(page.document.querySelectorAll('[class]'));
  const inIslands = classesIn(page.document.querySelectorAll('[data-island], [data-island] [class]'));
  const used = new Set([...sheet.classes].filter((name) => onPage.has(name) || later.has(name)));
  const kept = new Set([...sheet.components, ...[...used].filter((name) => inIslands.has(name) || later.has(name))]);
  const key = JSON.stringify([[...used], [...kept]]);
  const cuts = known.get(sheet) ?? new Map<string, Cut>();
  known.set(sheet, cuts);
  const { css, names } = cuts.get(key) ?? rename(cutDown(sheet, used), kept);
  cuts.set(key, { css, names });
  renameClasses(page, names);
  const withFonts = css.replace(fontAddress, (url, font: string) => {
    const address = fonts.get(font);
    return address ? `url(${address})` : url;
  });
  if (withFonts.includes('</')) throw new BuildError(`${step}: the styles of ${page.file} would end their element`);
  page.head.appendChild(parse(`<style>${withFonts}</style>`, { blockTextElements: { style: true } }));
  for (const link of page.document.querySelectorAll('link[rel="stylesheet"]')) link.remove();
}
