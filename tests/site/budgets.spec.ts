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
  pagePaths,
  source,
} from './exported-site';

/*
 * Budgets of a page before any interaction: bytes, files and elements, which are the same on every machine. The
 * benchmark measures times. Files are compressed here, because test exports use fast compression.
 */

const KB = 1024;

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Reads a file that a page references: `/icon.svg?icon.hash.svg` → `icon.svg` */
function readExported(address: string): Buffer {
  return readFileSync(join(folder, address.replace(/\?.*$/, '')));
}

const fontsOf = (path: string) =>
  new Set(
    inlineStyles(path).flatMap((css) => [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, font]) => font ?? '')),
  );

/** The bytes of fonts and icons, which are served uncompressed. Inline icons are part of the HTML. */
function filesOf(path: string): number {
  const icons = documentOf(path).querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]');
  const addresses = [...fontsOf(path), ...icons.map((icon) => icon.getAttribute('href') ?? '')];
  const sizes = addresses.filter((address) => address.startsWith('/')).map((address) => readExported(address).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The inline script in the head of every page. */
function inlineScriptOf(path: string): string {
  const found = documentOf(path).querySelectorAll('head script:not([src], [type])');
  return found.map(({ rawText }) => rawText).join('');
}

const contentPaths = pagePaths.filter((path) => !embedOf(path));

for (const path of [...pagePaths, ...errorPaths]) {
  test(`${path} is within its budgets`, () => {
    expect.soft(inlineScriptOf(path).length, 'bytes of the inline script').toBeGreaterThan(0);
    // The inline script also opens frames, with the attribution.
    const openingFramesBytes = documentOf(path).querySelector('[data-frame]') ? 0.75 * KB : 0;
    expect
      .soft(compressed(inlineScriptOf(path)), 'bytes of the inline script')
      .toBeLessThanOrEqual(1.5 * KB + openingFramesBytes);
    const frameScriptBytes = documentOf(path).querySelector('[data-frame]') ? 0.25 * KB : 0;
    expect
      .soft(compressed(inlineScripts(path).join('')), 'bytes of inline scripts')
      .toBeLessThanOrEqual(2 * KB + frameScriptBytes);
    const html = compressed(source(path));
    expect.soft(html, 'bytes of HTML').toBeLessThanOrEqual((path.startsWith('/industries/') ? 14 : 18) * KB);
    if (!embedOf(path)) expect.soft(html + filesOf(path), 'bytes of all files').toBeLessThanOrEqual(45 * KB);
    // The largest pages are / (1,005 elements) and /pricing (903). The budget allows for another section.
    expect.soft(documentOf(path).querySelectorAll('*').length, 'elements').toBeLessThanOrEqual(1_090);
  });

  test(`${path} preloads its fonts, and no script`, () => {
    const document = documentOf(path);
    const preloads = document.querySelectorAll('link[rel="preload"][as="font"]');
    // A font that arrives after the first paint is not used, or shifts what is shown in WebKit.
    expect(preloads.map((link) => link.getAttribute('href')).toSorted()).toEqual([...fontsOf(path)].toSorted());
    // Pages with letters such as ł have two more.
    expect(preloads.filter((link) => !link.getAttribute('href')?.includes('-extended-'))).toHaveLength(2);
    expect(document.querySelectorAll('script[src], link[rel="modulepreload"], link[as="script"]')).toEqual([]);
  });
}

test('no page’s scripts list other pages, so that they do not grow with the site', () => {
  for (const path of pagePaths) {
    const scripts = inlineScripts(path).join('\n');
    expect(
      contentPaths.filter((other) => scripts.includes(`"${other}`)),
      path,
    ).toEqual([]);
  }
});

test('/ asks for one small script of the site, the chat’s', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  await page.goto('/');
  await expect(page.locator('chat-widget')).toHaveCount(1);
  const own = requested.filter((url) => url.startsWith(`${baseURL}/`)).map((url) => new URL(url).pathname);
  expect(own).toEqual([expect.stringContaining('/open-chat-')]);
  for (const path of own) expect(compressed(readExported(path))).toBeLessThanOrEqual(1 * KB);
});
