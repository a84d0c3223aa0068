import type { Metadata } from 'next';
import { addressOf, site } from '@/lib/content';
import type { Article, Prose } from '@/lib/content/prose';
import { pageMetadata } from './page-metadata';

/** The address of the feed, which the file scripts/new/routes/articles/feed.xml/route.ts becomes. */
const feedPath = '/articles/feed.xml';

/** The head of an article, or of the list of them: with the feed, and the day of the article. */
export function articleMetadata(page: Prose & Partial<Article>): Metadata {
  const { alternates, openGraph, ...others } = pageMetadata(page);
  return {
    ...others,
    alternates: { ...alternates, types: { 'application/rss+xml': feedPath } },
    openGraph: page.date === undefined ? openGraph : { ...openGraph, type: 'article', publishedTime: page.date },
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** The articles as RSS 2.0. */
export function feedOf(page: Prose, articles: readonly Article[]): string {
  const items = articles.map(({ path, seo, date }) => {
    const parts = [
      tag('title', seo.title),
      tag('link', addressOf(path)),
      tag('guid', addressOf(path)),
      tag('pubDate', new Date(date).toUTCString()),
      tag('description', seo.description),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const channel = [
    tag('title', `${page.seo.title} | ${site.name}`),
    tag('link', addressOf(page.path)),
    tag('description', page.seo.description),
    tag('language', 'en-us'),
    `<atom:link href="${addressOf(feedPath)}" rel="self" type="application/rss+xml"/>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${[...channel, ...items].join('\n')}</channel></rss>\n`;
}
