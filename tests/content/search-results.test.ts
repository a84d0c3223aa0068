/** @jest-environment node */
import pixelWidth from 'string-pixel-width';
import { pageMetadata } from '@/components/seo/page-metadata';
import { pages } from '@/lib/content/pages';
import { site } from '@/lib/content/site';

/* The list of search results: every title and description fits into its line and gives a reason of its own. */

/** What a search engine's results have room for, in Arial. */
const room = { title: { size: 20, width: 580 }, description: { size: 14, width: 920 } } as const;

type Field = keyof typeof room;

/** As in the document's head, with the brand where it fits. */
function shown(page: (typeof pages)[number], field: Field): string {
  return String(pageMetadata(page)[field]);
}

const width = (text: string, size: number) => pixelWidth(text, { font: 'arial', size });

/** The first words without the brand, which many texts may start with. */
function firstWords(text: string, count: number): string {
  const words = text.replaceAll(site.name, '').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  return words.slice(0, count).join(' ').toLowerCase();
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) < index);
}

it('measures in pixels', () => {
  expect(width('i'.repeat(40), 20)).toBeLessThan(width('W'.repeat(40), 20));
  expect(width('CRM', 20)).toBeGreaterThan(40);
  expect(width('CRM', 20)).toBeLessThan(55);
});

describe.each(Object.keys(room) as Field[])('the %s', (field) => {
  const { size, width: most } = room[field];

  it.each(pages.map((page) => [page.path, page] as const))('of %s is shown whole', (_, page) => {
    expect(width(shown(page, field), size)).toBeLessThanOrEqual(most);
  });

  it('is another one on every page, from its first three words', () => {
    expect(repeated(pages.map((page) => shown(page, field)))).toEqual([]);
    expect(repeated(pages.map((page) => firstWords(shown(page, field), 3)))).toEqual([]);
  });
});
