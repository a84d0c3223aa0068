import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { sharingPicturePath } from '../../components/seo/page-metadata';
import { canonicalPath } from '../../lib/content/aliases';
import { unindexedPaths } from '../../lib/content/indexing';
import { site } from '../../lib/content/site';
import { changesOfFiles, changesOfPages } from '../../scripts/build/last-changes';
import { documentOf, errorPaths, files, folder, pagePaths, source } from './exported-site';
import { missingCharacters } from './font-characters';
import { lastChangeInSitemap, sitemapEntries } from './sitemap';

function meta(path: string, name: string): string | undefined {
  return documentOf(path).querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
}

/** Aliases show the page of one of these paths. */
const canonicalPaths = pagePaths.filter((path) => canonicalPath(path) === path);
const indexedPaths = canonicalPaths.filter((path) => !unindexedPaths.includes(path));

test('titles and descriptions are unique and fit into search results', () => {
  const titles = canonicalPaths.map((path) => documentOf(path).querySelector('title')?.text ?? '');
  const descriptions = canonicalPaths.map((path) => meta(path, 'description') ?? '');
  expect(new Set(titles).size).toBe(canonicalPaths.length);
  expect(new Set(descriptions).size).toBe(canonicalPaths.length);
  for (const title of titles) {
    expect(title.length, title).toBeGreaterThanOrEqual(10);
    expect(title.length, title).toBeLessThanOrEqual(60);
  }
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
});

for (const path of pagePaths) {
  test(`${path} has its canonical address and metadata for shared links`, () => {
    const canonical = canonicalPath(path);
    const url = canonical === '/' ? site.url : `${site.url}${canonical}`;
    const link = documentOf(path).querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(link?.replace(/\/$/, '')).toBe(url);
    expect(meta(path, 'og:url')?.replace(/\/$/, '')).toBe(url);
    expect(meta(path, 'og:title')).toBe(documentOf(path).querySelector('title')?.text);
    expect(meta(path, 'og:description')).toBe(meta(path, 'description'));
    expect(meta(path, 'og:site_name')).toBe(site.name);
    expect(meta(path, 'twitter:card')).toBe('summary_large_image');
    const picture = meta(path, 'og:image')?.replace(site.url, '') ?? '';
    const png = readFileSync(join(folder, picture));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((meta(path, 'robots') ?? 'index').includes('noindex')).toBe(unindexedPaths.includes(path));
  });
}

test('every page has a sharing picture of its own, small enough to be fetched by every service', () => {
  const pictures = canonicalPaths.map((path) => readFileSync(join(folder, sharingPicturePath(path))));
  expect(new Set(pictures.map((picture) => picture.toString('latin1'))).size).toBe(canonicalPaths.length);
  for (const picture of pictures) expect(picture.byteLength).toBeLessThan(300_000);
  expect(files.filter((file) => file.startsWith('og/') && file.endsWith('.png'))).toHaveLength(canonicalPaths.length);
});

test('error pages are not indexed', () => {
  expect(errorPaths).toContain('/404');
  for (const path of errorPaths) expect(meta(path, 'robots'), path).toContain('noindex');
});

test('the not-found page has a title and a description for shared links', () => {
  expect(meta('/404', 'og:title')).toBe(documentOf('/404').querySelector('title')?.text);
  expect(meta('/404', 'og:title')).toContain(site.name);
  expect(meta('/404', 'og:description')).toBe(meta('/404', 'description'));
  expect(meta('/404', 'twitter:card')).toBe('summary');
});

test('the sitemap is a single file that contains every page once, except those that are not indexed', () => {
  expect([...sitemapEntries().keys()].toSorted()).toEqual(indexedPaths.toSorted());
  for (const [path, [priority, frequency]] of sitemapEntries()) {
    expect(priority, path).toBeGreaterThan(0);
    expect(priority, path).toBeLessThanOrEqual(1);
    expect(['weekly', 'monthly', 'yearly'], path).toContain(frequency);
  }
  expect(files.filter((file) => /^sitemap.*\.xml$/.test(file))).toEqual(['sitemap.xml']);
});

test('the sitemap says when the content of each page last changed, if there is a history', () => {
  const changes = changesOfPages(changesOfFiles('.'));
  for (const path of indexedPaths) expect(lastChangeInSitemap(path), path).toBe(changes.get(path));
});

test('robots.txt and the icons exist', () => {
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  for (const path of [...pagePaths, ...errorPaths]) {
    const icon = (rel: string) => documentOf(path).querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
    // The icon is inline. A file would be an additional request before the largest paint.
    expect(decodeURIComponent(icon('icon')), path).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/s);
    expect(files, path).toContain(icon('apple-touch-icon').replace(/^\/|\?.*$/g, ''));
  }
});

test('/favicon.ico is an icon in three sizes, and no page links to it', async ({ request }) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)/);
  const icon = await response.body();
  expect(icon.length).toBeLessThan(4_096);
  expect([0, 2, 4].map((offset) => icon.readUInt16LE(offset))).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const picture = icon.subarray(icon.readUInt32LE(entry + 12));
    expect([icon.readUInt8(entry), picture.toString('latin1', 1, 4), picture.readUInt32BE(16)]).toEqual([
      size,
      'PNG',
      size,
    ]);
  }
  for (const path of pagePaths) expect(source(path), path).not.toContain('favicon.ico');
});

test('pages have inline styles, and others in a file that nothing waits for', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets).toEqual([expect.stringMatching(/^_next\/static\/deferred-\w+\.css$/)]);
  for (const path of [...pagePaths, ...errorPaths]) {
    expect(documentOf(path).querySelectorAll('head style'), path).toHaveLength(1);
    const links = documentOf(path).querySelectorAll('link[rel="stylesheet"]');
    const found = links.map((link) => [link.parentNode.tagName, link.getAttribute('href')]);
    expect(found, path).toEqual([['NOSCRIPT', `/${sheets[0]}`]]);
    expect(documentOf(path).querySelector('[data-styles]')?.getAttribute('data-styles'), path).toBe(`/${sheets[0]}`);
  }
});

test('nothing of the framework is left in the export', () => {
  for (const path of [...pagePaths, ...errorPaths]) {
    expect(documentOf(path).querySelectorAll('script[src], link[as="script"]'), path).toEqual([]);
    expect(source(path), path).not.toMatch(/__next_f|_next\/static\/chunks|TURBOPACK|next-size-adjust|<!--\$/);
  }
  const payloads = files.filter((file) => /(?:^|\/)__next|(?:^|\/)_not-found|\.txt$/.test(file));
  const texts = payloads.filter(
    (file) => !['robots.txt', 'llms.txt', '.well-known/security.txt'].includes(file) && !file.endsWith('.LEGAL.txt'),
  );
  expect(texts).toEqual([]);
  const hashed = files.filter((file) => /^_next\/.*\.\w+$/.test(file));
  expect(
    hashed.filter((file) => !/^_next\/static\/(?:(?:chat|islands|media|pictures)\/|deferred-)/.test(file)),
  ).toEqual([]);
});

/** The text that a page shows in a typeface, without line breaks and tabs, which are not rendered. */
function textIn(path: string, selector: string): string {
  const body = parse(source(path)).querySelector('body');
  for (const hidden of body?.querySelectorAll('script, style, noscript') ?? []) hidden.remove();
  const shown = selector === 'body' ? [body] : body?.querySelectorAll(selector);
  return (shown ?? []).map((element) => element?.textContent.replaceAll(/[\n\t]/g, '')).join('');
}

for (const [face, selector] of [
  ['figtree', 'body'],
  ['bricolage-grotesque', 'h1, h2, h3, h4, .font-display'],
] as const) {
  test(`the subset of ${face} contains all characters that the pages use`, async () => {
    const [file, ...others] = files.filter((name) => name.startsWith(`_next/static/media/${face}`));
    expect(others).toEqual([]);
    const text = [...pagePaths, ...errorPaths].map((path) => textIn(path, selector)).join('');
    expect(text.length).toBeGreaterThan(1_000);
    expect(await missingCharacters(readFileSync(join(folder, file ?? '')), text)).toEqual([]);
  });
}

test('both typefaces are loaded and used', async ({ page }) => {
  await page.goto('/');
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(loaded.toSorted()).toEqual(['bricolage', 'figtree']);
});
