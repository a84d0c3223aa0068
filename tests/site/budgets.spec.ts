import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import {
  documentOf,
  embedOf,
  errorPaths,
  folder,
  inlineScripts,
  inlineStyles,
  owners,
  pagePaths,
  source,
} from './exported-site';
import { site } from '../../lib/content';
import { scriptsAt } from '../../lib/content/page-scripts';

/*
 * Budgets of a page before any interaction: bytes, files and elements, which are the same on every machine.
 * Files are compressed here, because test exports use fast compression.
 */

const KB = 1024;

const known = new Map<string, number>();

/** The scripts of most pages are the same, and compressing takes long. */
function compressed(content: string): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const size = known.get(content) ?? brotliCompressSync(content, options).length;
  known.set(content, size);
  return size;
}

/** Reads a file that a page references: `/icon.svg?icon.hash.svg` → `icon.svg` */
const readExported = (address: string) => readFileSync(join(folder, address.replace(/\?.*$/, '')));

const fontsOf = (path: string) =>
  new Set(
    inlineStyles(path).flatMap((css) =>
      [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, font]) => new URL(font ?? '', site.url + path).pathname),
    ),
  );

/** The bytes of fonts and icons, which are served uncompressed. Inline icons are part of the HTML. */
function filesOf(path: string): number {
  const icons = documentOf(path).querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]');
  const addresses = [...fontsOf(path), ...icons.map((icon) => icon.getAttribute('href') ?? '')];
  const sizes = addresses.filter((address) => address.startsWith('/')).map((address) => readExported(address).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The bytes of the styles that come after the first frame. */
function deferredStylesOf(path: string): number {
  const links = documentOf(path).querySelectorAll('link[rel="stylesheet"]');
  const sizes = links.map((link) => compressed(readExported(link.getAttribute('href') ?? '').toString()));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A page up to the end of its first section. */
const firstScreen = (path: string) => /^.*?<main.*?(?:<\/section>|$)/s.exec(source(path))?.[0] ?? '';

test('every page is within its budgets', () => {
  test.slow();
  for (const path of [...pagePaths, ...errorPaths]) {
    // It also opens frames, and knows the campaign.
    const hasFrame = embedOf(path) === 'frame';
    // What only its owner can add to a site, such as scripts, logos and a number to call, has room of its own.
    const room = documentOf(path).querySelector(owners) || scriptsAt(path).length > 0 ? 1.5 * KB : 0;
    const scripts = compressed(inlineScripts(path).join(''));
    expect.soft(scripts, `${path}: bytes of all scripts`).toBeLessThanOrEqual((hasFrame ? 3 : 2) * KB + room);
    const html = compressed(source(path));
    expect.soft(html, `${path}: bytes of HTML`).toBeLessThanOrEqual(18_000 + room);
    // What a server sends before it waits for an answer, with its headers.
    const first = html > 14_000 ? compressed(firstScreen(path)) : html;
    expect.soft(first, `${path}: bytes of its first screen`).toBeLessThanOrEqual(14_000 + room);
    const all = html + filesOf(path) + deferredStylesOf(path);
    expect.soft(all, `${path}: bytes of all files`).toBeLessThanOrEqual(50 * KB + room);
    const elements = documentOf(path).querySelectorAll('*').length;
    expect.soft(elements, `${path}: elements`).toBeLessThanOrEqual(1_000);
  }
});

test('every page preloads its fonts', () => {
  for (const path of [...pagePaths, ...errorPaths]) {
    const preloads = documentOf(path).querySelectorAll('link[rel="preload"][as="font"]');
    const fonts = preloads.map((link) => link.getAttribute('href') ?? '');
    // A font that arrives after the first paint is not used, or shifts what is shown in WebKit.
    expect.soft(fonts.toSorted(), path).toEqual([...fontsOf(path)].toSorted());
    // Pages with letters such as ł have more.
    const basic = fonts.filter((font) => /-latin-[\da-f]+\.woff2$/.test(font));
    expect.soft(basic, path).toHaveLength(2);
  }
});
