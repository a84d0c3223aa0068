import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { site } from '../../lib/content';
import { folder } from './exported-site';

function entries(): { path: string; text: (tag: string) => string | undefined }[] {
  const sitemap = parse(readFileSync(join(folder, 'sitemap.xml'), 'utf8'));
  return sitemap.querySelectorAll('url').map((url) => {
    const text = (tag: string) => url.querySelector(tag)?.text;
    return { path: text('loc')?.replace(site.url, '') || '/', text };
  });
}

/** The entries of the exported sitemap, by path. */
export function sitemapEntries(): Map<string, [priority: number, frequency: string]> {
  return new Map(entries().map(({ path, text }) => [path, [Number(text('priority')), text('changefreq') ?? '']]));
}

/** The day on which a page last changed, if the sitemap has one. */
export function lastChangeInSitemap(path: string): string | undefined {
  return entries()
    .find((entry) => entry.path === path)
    ?.text('lastmod');
}
