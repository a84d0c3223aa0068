import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { site } from '../../lib/content/site';
import { folder } from './exported-site';

/** The entries of the exported sitemap, by path. */
export function sitemapEntries(): Map<string, [priority: number, frequency: string]> {
  const sitemap = parse(readFileSync(join(folder, 'sitemap.xml'), 'utf8'));
  return new Map(
    sitemap.querySelectorAll('url').map((url) => {
      const text = (tag: string) => url.querySelector(tag)?.text ?? '';
      return [text('loc').replace(site.url, '') || '/', [Number(text('priority')), text('changefreq')]];
    }),
  );
}
