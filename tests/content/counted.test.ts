/** @jest-environment node */
import { wrongCounts } from '@/lib/content/counted';
import { pages } from '@/lib/content/pages';

const section = (title: string) => ({ features: { title, blocks: [{}, {}, {}] } });

it.each(['Three jobs for a Monday', 'The week in three jobs', 'One person, five jobs', 'Think of two ways out'])(
  '“%s” is right, or counts something else',
  (title) => expect(wrongCounts(section(title))).toEqual([]),
);

it.each([
  ['Four jobs for a Monday', 'Four'],
  ['The week in two jobs', 'two'],
])('“%s” is wrong above a list of three', (title, found) => {
  expect(wrongCounts(section(title))).toEqual([
    { field: 'features.title', list: 'features.blocks', found, expected: 'three, the number of blocks' },
  ]);
});

it('the titles of the site count their lists correctly, and some do count', () => {
  expect(pages.flatMap((page) => wrongCounts(page))).toEqual([]);
  const cut = pages.map((page) => ('stats' in page && page.stats ? { stats: { ...page.stats, claims: [] } } : {}));
  expect(cut.flatMap((page) => wrongCounts(page)).length).toBeGreaterThan(10);
});
