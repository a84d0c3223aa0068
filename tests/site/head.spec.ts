import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { site } from '../../content/site';
import { documentOf, files, folder, pagePaths } from './exported-site';

function meta(path: string, name: string): string | undefined {
  return documentOf(path).querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
}

/** /book-coaching shows the page of /coaching, which is the canonical one. */
const canonicalPaths = pagePaths.filter((path) => path !== '/book-coaching');

test('titles and descriptions are unique and fit a search result', () => {
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
  test(`${path} names its canonical address and what a shared link shows`, () => {
    const canonical = path === '/book-coaching' ? '/coaching' : path;
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
    expect(meta(path, 'robots') ?? 'index').not.toContain('noindex');
  });
}

test('the not-found page is not indexed', () => {
  expect(meta('/404', 'robots')).toContain('noindex');
});

test('the sitemap is one file with every page once, and with the specified priorities and frequencies', () => {
  const sitemap = parse(readFileSync(join(folder, 'sitemap.xml'), 'utf8'));
  const entries = new Map(
    sitemap.querySelectorAll('url').map((url) => {
      const text = (tag: string) => url.querySelector(tag)?.text ?? '';
      return [text('loc').replace(site.url, '') || '/', [Number(text('priority')), text('changefreq')]];
    }),
  );
  expect([...entries.keys()].toSorted()).toEqual(canonicalPaths.toSorted());
  expect(entries.get('/')).toEqual([1, 'weekly']);
  for (const path of ['/ai', '/schedule', '/pricing', '/demo']) expect(entries.get(path)).toEqual([0.9, 'monthly']);
  for (const path of ['/crm-solutions', '/gmb-seo', '/industries/healthcare', '/industries/retail']) {
    expect(entries.get(path)).toEqual([0.8, 'monthly']);
  }
  for (const path of ['/industries/plumbers', '/about/founder', '/coaching', '/add-on-pricing']) {
    expect(entries.get(path)).toEqual([0.7, 'monthly']);
  }
  expect(entries.get('/terms-of-service')).toEqual([0.5, 'yearly']);
  expect(files.filter((file) => /^sitemap.*\.xml$/.test(file))).toEqual(['sitemap.xml']);
});

test('robots.txt, the web manifest and the icons are there', () => {
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ short_name: site.name, start_url: '/' });
  for (const icon of ['icons/192.png', 'icons/512.png', 'icon.svg', 'apple-icon.png']) expect(files).toContain(icon);
});

test('pages carry their styles and fetch no style sheet', () => {
  for (const path of pagePaths) {
    const links = documentOf(path).querySelectorAll('link[rel="stylesheet"]');
    expect(
      links.every((link) => link.hasAttribute('disabled')),
      path,
    ).toBe(true);
    expect(documentOf(path).querySelectorAll('head style').length, path).toBeGreaterThan(0);
  }
});
