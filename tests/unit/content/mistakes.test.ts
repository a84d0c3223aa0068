/** @jest-environment node */
import { fieldName, mistakeLine, type Mistake } from '@/lib/content/mistake';
import { changed, contentFiles, dataOf, mistakesAfter } from './edited-content';
import { mistakes } from './mistakes';

const rows = Object.entries(mistakes).flatMap(([file, fileRows]) =>
  fileRows.map(([field, to, expected, reported = field]) => ({
    file,
    field,
    to,
    expected,
    place: reported.includes(' › ') ? reported : `${file} › ${reported}`,
  })),
);

const placeOf = ({ file, path }: Mistake) => `${file} › ${fieldName(file, path)}`;

it.each(rows)('$file › $field: an editor is told $expected ($to)', async ({ file, field, to, expected, place }) => {
  const found = await mistakesAfter({ [file]: changed(dataOf(file), field, to) });
  expect(found.map((mistake) => [placeOf(mistake), mistake.expected])).toEqual([
    [place, expect.stringContaining(expected)],
  ]);
});

const withOneMore = (entry: object) => (was: unknown) => [...(was as object[]), entry];

it.each([
  ['content/pages/home.ts', 'features.intro', 'Local SEO is an add-on of {brand}, and it costs {localSeoPrice}.'],
  ['content/pages/home.ts', 'closing.title', 'Save $500 a month, or 2 × the jobs in 14 days'],
  [
    'content/pages/home.ts',
    'features.intro',
    'The #1 choice of R&D and C&C shops: 50/50, 24/7, 9–5, at 80%*, say a@b.com and AT&T; m² too.',
  ],
  ['content/pages/contact.ts', 'title', { text: 'A headline without a marker' }],
  [
    'content/testimonials.ts',
    'testimonials',
    ['Bo', 'Đặng Văn Lâm', 'Maria del Carmen Fernández y Álvarez-Montoya'].map((name) => ({
      sample: true,
      name,
      position: 'Owner, Own Shop',
      content: '"We dont [ever] miss no calls no more" 👍 — and Hearthline\'s the reason, says my wife.',
      rating: 5,
    })),
  ],
  [
    'content/pages/terms-of-service.ts',
    'sections',
    withOneMore({ id: 'one-more', title: 'One more', paragraphs: ['A section that a test adds to the end.'] }),
  ],
  [
    'content/services/ai.ts',
    'questions.items',
    withOneMore({ question: 'Is there room for one more?', answer: 'Yes, because a list of questions may grow.' }),
  ],
])('%s › %s: what is in order is no mistake', async (file, field, to) => {
  expect(await mistakesAfter({ [file]: changed(dataOf(file), field, to) })).toEqual([]);
});

it('a copy of a page is told that it still has the path of the original', async () => {
  const original = 'content/industries/plumbers.ts';
  const file = 'content/industries/gas-fitters.ts';
  const found = await mistakesAfter({}, [{ file, kind: 'industries/*', data: dataOf(original) }]);
  expect(found.map(mistakeLine)).toEqual([
    `${file} › path: found "/industries/plumbers", expected a value of its own (${original} has it already)`,
  ]);
});

it('a page that nothing links to is told so', async () => {
  const unlinked = contentFiles.map(({ file, data }) => {
    const text = JSON.stringify(data).replaceAll('"href":"/contact"', '"href":"/schedule"');
    return [file, JSON.parse(text.replaceAll('](/contact)', '](/schedule)')) as unknown];
  });
  expect(await mistakesAfter(Object.fromEntries(unlinked))).toContainEqual(
    expect.objectContaining({ file: 'content/pages/contact.ts', code: 'orphan' }),
  );
});

it('every file is told its mistakes, even when others refer to a broken one', async () => {
  const changes: [file: string, field: string, to: unknown][] = [
    ['content/site.ts', 'name', 7],
    ['content/claims.ts', 'claims[0].figure', 'many'],
    ['content/pages/home.ts', 'closing.title', ''],
    ['content/services/ai.ts', 'path', '/nowhere'],
    ['content/industries/hvac.ts', 'stats.claims[0]', 'hvac-frist'],
  ];
  const edited = changes.map(([file, field, to]) => [file, changed(dataOf(file), field, to)] as const);
  const found = await mistakesAfter(Object.fromEntries(edited));
  expect(found.map(({ file }) => file).toSorted()).toEqual(changes.map(([file]) => file).toSorted());
});
