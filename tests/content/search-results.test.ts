/** @jest-environment node */
import { pageMetadata } from '@/components/seo/page-metadata';
import { pages } from '@/lib/content/pages';
import { site } from '@/lib/content/site';

/* The list of search results: every title and description gives a reason of its own. */

/** The first words without the brand, which many texts may start with. */
function firstWords(text: string): string {
  const words = text.replaceAll(site.name, '').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  return words.slice(0, 3).join(' ').toLowerCase();
}

it.each(['title', 'description'] as const)(
  'the %s is another one on every page, from its first three words',
  (field) => {
    const starts = pages.map((page) => firstWords(String(pageMetadata(page)[field])));
    expect(starts.filter((start, index) => starts.indexOf(start) < index)).toEqual([]);
  },
);
