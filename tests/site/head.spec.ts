import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { canonicalPath, site } from '../../lib/content';
import { pages, unindexedPaths } from '../../lib/content/pages';
import { typefaceFile, typefaces } from '../../lib/typefaces';
import { lastChangeOf } from '../../scripts/build/sitemap';
import {
  contentPaths,
  documentOf,
  errorPaths,
  files,
  folder,
  inlineStyles,
  metaOf as meta,
  pagePaths,
  parseHtml,
  sitemapEntries,
  source,
} from './exported-site';
import { missingCharacters } from './font-characters';

/** Aliases show the page of one of these paths. */
const canonicalPaths = pagePaths.filter((path) => canonicalPath(path) === path);
/** Others are an owner's, which may ask search engines to leave them out. */
const isHidden = (path: string) =>
  contentPaths.includes(path) ? unindexedPaths.includes(path) : (meta(path, 'robots') ?? '').includes('noindex');
const indexedPaths = canonicalPaths.filter((path) => !isHidden(path));

test('every page has its canonical address, metadata for shared links, and a picture, of its own where it has content', () => {
  const pictures = new Map<string, string>();
  for (const path of pagePaths) {
    const canonical = canonicalPath(path);
    // A page of the owner may say otherwise, and has all of it.
    if (!contentPaths.includes(canonical)) {
      const shared = ['og:url', 'og:title', 'og:site_name', 'og:image'].map((name) => meta(path, name) ?? '');
      if (!isHidden(path)) expect.soft(shared, path).not.toContain('');
      continue;
    }
    const picture = meta(path, 'og:image')?.replace(site.url, '') ?? '';
    const png = readFileSync(join(folder, picture));
    pictures.set(canonical, png.toString('latin1'));
    const found = {
      canonical: documentOf(path).querySelector('link[rel="canonical"]')?.getAttribute('href')?.replace(/\/$/, ''),
      url: meta(path, 'og:url')?.replace(/\/$/, ''),
      title: meta(path, 'og:title'),
      description: meta(path, 'og:description'),
      name: meta(path, 'og:site_name'),
      card: meta(path, 'twitter:card'),
      picture: [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)],
      size: [meta(path, 'og:image:width'), meta(path, 'og:image:height')],
      isHidden: (meta(path, 'robots') ?? 'index').includes('noindex'),
      isSample: meta(path, 'og:image:alt')?.startsWith(`${site.sampleMark}: `),
    };
    const url = canonical === '/' ? site.url : `${site.url}${canonical}`;
    expect.soft(found, path).toEqual({
      canonical: url,
      url,
      title: documentOf(path).querySelector('title')?.text,
      description: meta(path, 'description'),
      name: site.name,
      card: 'summary_large_image',
      picture: ['PNG', 1200, 630],
      size: ['1200', '630'],
      isHidden: isHidden(path),
      isSample: unindexedPaths.includes(path),
    });
    // Some services fetch no larger ones.
    expect.soft(png.byteLength, path).toBeLessThan(300_000);
  }
  expect(new Set(pictures.values()).size).toBe(pages.length);
});

test('error pages are not indexed, and the not-found page has a title and a description for shared links', () => {
  expect(errorPaths).toContain('/404');
  for (const path of errorPaths) expect(meta(path, 'robots'), path).toContain('noindex');
  expect(meta('/404', 'og:title')).toBe(documentOf('/404').querySelector('title')?.text);
  expect(meta('/404', 'og:title')).toContain(site.name);
  expect(meta('/404', 'og:description')).toBe(meta('/404', 'description'));
  expect(meta('/404', 'twitter:card')).toBe('summary');
});

test('the sitemap is a single file with every indexed page once, and the day of its last change', () => {
  expect([...sitemapEntries.keys()].toSorted()).toEqual(indexedPaths.toSorted());
  for (const [path, { lastChange }] of sitemapEntries) expect.soft(lastChange, path).toBe(lastChangeOf(path));
  expect(files.filter((file) => /^sitemap.*\.xml$/.test(file))).toEqual(['sitemap.xml']);
});

test('llms.txt lists every page of the sitemap once, with its title and description', () => {
  const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
  expect(text.startsWith(`# ${site.name}\n\n> ${site.blurb}\n`)).toBe(true);
  const expected = indexedPaths.map((path) => {
    const address = documentOf(path).querySelector('link[rel="canonical"]')?.getAttribute('href');
    const described = meta(path, 'description') ? `: ${meta(path, 'description')}` : '';
    return `- [${documentOf(path).querySelector('title')?.text}](${address})${described}`;
  });
  expect((text.match(/^- .*$/gm) ?? []).toSorted()).toEqual(expected.toSorted());
});

test('the icons exist, and browsers neither darken pages nor make links of numbers', () => {
  // Browsers ask for it where no page names one, such as in feeds and pictures.
  const favicon = readFileSync(join(folder, 'favicon.ico'));
  expect([0, 2].map((offset) => favicon.readUInt16LE(offset))).toEqual([0, 1]);
  for (const path of [...pagePaths, ...errorPaths]) {
    // Their files: html.spec.ts.
    expect
      .soft(documentOf(path).querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]'), path)
      .toHaveLength(2);
    expect
      .soft([meta(path, 'color-scheme'), meta(path, 'format-detection')], path)
      .toEqual(['only light', 'telephone=no']);
  }
});

const shadowedFigures = /font-variant-numeric:[^{}]*;font:/;

test('pages have inline styles, others in a file that is no link while there are scripts, and no measure that a typeface changes', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  for (const sheet of sheets)
    expect.soft(readFileSync(join(folder, sheet), 'utf8'), sheet).not.toMatch(shadowedFigures);
  const users = new Map(sheets.map((sheet) => [`/${sheet}`, 0]));
  for (const path of [...pagePaths, ...errorPaths]) {
    expect.soft(documentOf(path).querySelectorAll('head style'), path).toHaveLength(1);
    const links = documentOf(path).querySelectorAll('link[rel="stylesheet"]');
    const linked = links.map((link) => link.getAttribute('href') ?? '');
    for (const link of links) expect.soft(link.parentNode.tagName, path).toBe('NOSCRIPT');
    for (const address of linked) users.set(address, (users.get(address) ?? 0) + 1);
    const styles = inlineStyles(path).join('\n');
    if (contentPaths.includes(path)) expect.soft(styles, path).not.toMatch(/[:\s(]\d*\.?\d+(?:ch|ex|ic|cap)\b/);
    // The shorthand takes back what is before it.
    expect.soft(styles, path).not.toMatch(shadowedFigures);
    // Programs that copy a site would rewrite others, and a page blocks styles that have changed. Error pages have any address.
    const addresses = [...styles.matchAll(/url\(["']?(?!data:|#)([^"')]+)/g)].map(([, address = '']) => address);
    const isError = errorPaths.includes(path);
    const misplaced = addresses.filter((address) => address.startsWith('/') !== isError);
    expect.soft(misplaced, path).toEqual([]);
    const found = addresses.map((address) => new URL(address, `http://site${path}`).pathname.slice(1));
    expect.soft(files, path).toEqual(expect.arrayContaining(found));
  }
  // One is for all pages, and others for some.
  expect(users.size).toBe(sheets.length);
  expect(Math.max(...users.values())).toBe(pagePaths.length + errorPaths.length);
  expect(Math.min(...users.values())).toBeGreaterThan(0);
});

/** What browsers compose without styling or painting in each frame. The others change once. */
const composed = /^(?:transform|translate|rotate|scale|opacity|clip-path|visibility|display)$/;

test('only what browsers compose is animated, and nothing loops', () => {
  const deferred = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const styles = [...new Set(pagePaths.flatMap(inlineStyles)), ...deferred].join('\n');
  const animations = [...styles.matchAll(/@keyframes ([\w-]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g)];
  const costly = animations.flatMap(([, name, steps = '']) =>
    [...steps.matchAll(/[{;]([\w-]+):/g)]
      // The button and the words of the bar change within a pixel of the scroll.
      .filter(
        ([, property = '']) => !composed.test(property) && !/^(?:bar-demo-filled|site-bar-words)$/.test(name ?? ''),
      )
      .map(([, property]) => `${name}: ${property}`),
  );
  expect(animations.length).toBeGreaterThan(0);
  expect([...new Set(costly)]).toEqual([]);
  expect(styles).not.toMatch(/animation[\w-]*:[^;}]*infinite/);
});

/** The text that a page shows in a typeface, without line breaks and tabs, which are not rendered. */
function textIn(path: string, selector: string): string {
  const body = parseHtml(source(path)).querySelector('body');
  for (const hidden of body?.querySelectorAll('script, style, noscript') ?? []) hidden.remove();
  const shown = selector === 'body' ? [body] : body?.querySelectorAll(selector);
  return (shown ?? []).map((element) => element?.textContent.replaceAll(/[\n\t]/g, '')).join('');
}

/** The characters that none of these fonts has. */
async function missingIn(fonts: string[], text: string): Promise<string[]> {
  let missing = [...text];
  for (const font of fonts) missing = await missingCharacters(readFileSync(font), missing);
  return missing;
}

test('the subsets of the typefaces contain all characters that the pages use', async () => {
  for (const typeface of Object.values(typefaces)) {
    const { package: face, selector } = typeface;
    const subsets = files.filter((name) => name.startsWith(`_next/static/media/${face}-`) && name.endsWith('.woff2'));
    // Whoever passes a typeface on has to pass its license on.
    expect.soft(files).toContain(`_next/static/media/${face}.LEGAL.txt`);
    // Pages with letters such as ł have another one.
    expect.soft(subsets.filter((name) => name.includes('-latin-') && !name.includes('-ext-'))).toHaveLength(1);
    const text = [...pagePaths, ...errorPaths].map((path) => textIn(path, selector)).join('');
    expect.soft(text.length).toBeGreaterThan(1_000);
    const missing = await missingIn(
      subsets.map((name) => join(folder, name)),
      text,
    );
    // In the system's typefaces: what no file of this one has, such as ặ, arrows and emoji.
    const sources = (['latin', 'latin-ext'] as const).map((part) => typefaceFile(typeface, part));
    const unknown = await missingIn(sources, missing.join(''));
    expect.soft(missing.filter((character) => !unknown.includes(character))).toEqual([]);
  }
});
