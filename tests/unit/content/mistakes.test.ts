/** @jest-environment node */
import { kindOf, type Kind } from '@/lib/content/kinds';
import { fieldName, mistakeLine, type Mistake } from '@/lib/content/mistake';
import { planFacts } from '@/lib/content/schemas/plan';
import { textsIn } from '@/lib/content/walk';
import { betweenFiles } from '@/scripts/check/between-files';
import { changed, dataOf, mistakesAfter } from './edited-content';
import { mistakes } from './mistakes';

const rows = Object.entries(mistakes).flatMap(([file, fileRows]) =>
  fileRows.map(([field, to, expected, reported = field]) => ({
    file,
    field,
    to,
    expected,
    place: typeof reported === 'string' ? `${file} › ${reported}` : expect.stringMatching(reported),
  })),
);

const placeOf = ({ file, path }: Mistake) => `${file} › ${fieldName(file, path)}`;

it.each(rows)('$file › $field: an editor is told $expected ($to)', async ({ file, field, to, expected, place }) => {
  const found = await mistakesAfter({ [file]: changed(dataOf(file), field, to) });
  expect(found.map((mistake) => [placeOf(mistake), mistake.expected])).toEqual([
    [place, expect.stringContaining(expected)],
  ]);
});

const withMore =
  (...entries: object[]) =>
  (was: unknown) => [...(was as object[]), ...entries];

it.each([
  ['content/pages/home.ts', 'featureList.intro', 'Local SEO is an add-on of {brand}, and it costs {localSeoPrice}.'],
  ['content/pages/home.ts', 'closing.title', 'Save $500 a month, or 2 × the jobs in 14 days'],
  [
    'content/pages/home.ts',
    'featureList.intro',
    'The #1 choice of R&D and C&C shops: 50/50, 24/7, 9–5, at 80%*, say a@b.com and AT&T; m² too.',
  ],
  ['content/pages/contact.ts', 'title', { text: 'A headline without a marker' }],
  [
    'content/testimonials.ts',
    'testimonials',
    withMore(
      ...['Bo', 'Đặng Văn Lâm', 'Maria del Carmen Fernández y Álvarez-Montoya'].map((name) => ({
        sample: true,
        name,
        position: 'Owner, Own Shop',
        content: '"We dont [ever] miss no calls no more" 👍 — and Hearthline\'s the reason, says my wife.',
        rating: 5,
      })),
    ),
  ],
  [
    'content/pages/terms-of-service.ts',
    'sections',
    withMore({ id: 'one-more', title: 'One more', paragraphs: ['A section that a test adds to the end.'] }),
  ],
  [
    'content/services/ai.ts',
    'questions.items',
    withMore({ question: 'Is there room for one more?', answer: 'Yes, because a list of questions may grow.' }),
  ],
])('%s › %s: what is in order is no mistake', async (file, field, to) => {
  expect(await mistakesAfter({ [file]: changed(dataOf(file), field, to) })).toEqual([]);
});

/** Content of a test's own, by the names of its files, as far as the rules between files read it. */
const between = (files: Record<string, object>) =>
  betweenFiles(
    Object.entries(files).map(([name, data]) => {
      const file = `content/${name}.ts`;
      return { file, kind: kindOf(name) as Kind, data, texts: textsIn(data), isWritten: true, mistakes: [] };
    }),
    [],
  ).map(mistakeLine);

const page = (path: string, more: object = {}) => ({ path, seo: { title: path, description: path }, ...more });
const plan = (name: string, price: number, more: object = {}) => ({
  name,
  title: name,
  price,
  members: 1,
  contacts: 'unlimited',
  credits: 'first month only',
  setup: 9,
  website: 'free',
  ...more,
});
const factRows = planFacts.map((fact) => ({ feature: fact, fact }));
const two = [plan('solo', 1), plan('crew', 2)];
const claim = (id: string, label: string) => ({ id, label, subject: id });
const link = (url: string) => ({ url, placeholder: false });

it.each<[Record<string, object>, ...string[]]>([
  [
    { 'pages/own': page('/own') },
    'content/pages/own.ts › path: found no link to /own, expected one in content/navigation.ts',
  ],
  [
    {
      'pages/one': page('/one', { seo: { title: 'A', description: 'a' } }),
      'pages/two': page('/two', { seo: { title: 'A', description: 'b' } }),
    },
    'content/pages/two.ts › seo.title: found "A", expected a title of its own (content/pages/one.ts has it already)',
  ],
  [
    {
      'services/own': page('/own', { stats: { claims: ['a', 'b'] } }),
      claims: [claim('a', 'calls'), claim('b', 'calls')],
    },
    'content/claims.ts › claims[1].label: found "calls", expected a label of its own on /own (a has it already)',
  ],
  [
    { claims: [claim('a', 'calls')] },
    'content/claims.ts › claims[0].id: found "a", expected only figures that a page shows',
  ],
  [
    { plans: [plan('solo', 1, { members: 3, setup: 'free' }), plan('crew', 2)] },
    'content/plans.ts › plans[1].members: found 1, expected no less than 3, which solo has for a lower price',
    'content/plans.ts › plans[1].setup: found 9, expected no less than "free"',
  ],
  [
    {
      plans: two,
      comparison: [...factRows, { feature: 'Portal', plans: ['solo'] }, { feature: 'App', plans: ['gold'] }],
    },
    'content/comparison.ts › comparison[10].plans: found solo, expected crew as well, the bigger plans',
    'content/comparison.ts › comparison[11].plans[0]: found "gold", expected one of solo, crew',
  ],
  [
    {
      plans: two,
      comparison: [{ feature: 'Members', plans: 'all' }, ...factRows.slice(1), { feature: 'Again', fact: 'sms' }],
    },
    'content/comparison.ts › file: found no row with fact: "members", expected one',
    'content/comparison.ts › comparison[10].fact: found "sms", expected a fact that no other row shows',
  ],
  [
    {
      site: {
        social: [
          { name: 'Facebook', destination: 'facebook' },
          { name: 'X', destination: 'x' },
        ],
      },
      destinations: { links: { facebook: link('https://x.com/own'), x: link('https://x.com/ours') } },
    },
    'content/destinations.ts › links.facebook.url: found "https://x.com/own", expected the address on Facebook, not on X',
  ],
  [
    {
      redirects: [{ from: '/old', to: '/own' }],
      aliases: [{ path: '/old', shows: '/own' }],
      'pages/own': page('/own'),
    },
    'content/aliases.ts › aliases[0].path: found "/old", expected a path that content/redirects.ts does not lead away from',
  ],
])('between files of a test’s own: %j', (files, ...lines) => {
  expect(between(files)).toEqual(lines.map((line) => expect.stringContaining(line)));
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
