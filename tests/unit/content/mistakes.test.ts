/** @jest-environment node */
import { kindOf, type Kind } from '@/lib/content/kinds';
import { fieldName, mistakeLine, type Mistake } from '@/lib/content/mistake';
import { textsIn } from '@/lib/content/walk';
import { betweenFiles } from '@/scripts/check/check';
import { checkFile, loadFills } from '@/scripts/check/check-file';
import { mistakes } from './mistakes';

/** A value with the keys that lead to it, and nothing beside it. Entries of a list before it are empty. */
const around = (value: unknown, keys: readonly (string | number)[]): unknown =>
  keys.reduceRight<unknown>((inner, key) => {
    if (typeof key === 'string') return { [key]: inner };
    const entries: unknown[] = Array.from({ length: key }, () => ({}));
    return [...entries, inner];
  }, value);

const fills = loadFills().then((all) => ({ ...all, brand: 'Own Brand' }));

/**
 * What the check says about a field, by the names of the fields as messages have them, in a file that has nothing else.
 *
 * @param field `hero.title.text`, or `plans[2].price` in a file that holds a list; empty for the whole file
 */
async function told(file: string, field: string, value: unknown): Promise<[field: string, expected: string][]> {
  const kind = kindOf(file.replace(/^content\/|\.ts$/g, '')) as Kind;
  const keys = (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const [list, ...rest] = keys;
  const isList = list !== undefined && fieldName(file, rest) === field;
  const checked = checkFile(kind, file, around(value, isList ? rest : keys), await fills);
  return checked.mistakes.map(({ path, expected }) => [fieldName(file, path), expected]);
}

const rows = Object.entries(mistakes).flatMap(([file, fileRows]) =>
  fileRows.map(([field, value, expected, reported = field]) => ({ file, field, value, expected, reported })),
);

const link = (url: string) => ({ url, placeholder: false });

it.each(rows)('$file › $reported: an editor is told $expected', async ({ file, field, value, expected, reported }) => {
  const found = await told(file, field, value);
  expect(found.filter(([place]) => place === reported)).toEqual([[reported, expect.stringContaining(expected)]]);
});

it.each([
  ['content/pages/home.ts', 'featureList.intro', 'Local SEO is an add-on of {brand}, and it costs {localSeoPrice}.'],
  ['content/pages/home.ts', 'closing.title', 'Save $500 a month, or 2 × the jobs in 14 days'],
  [
    'content/pages/home.ts',
    'featureList.intro',
    'The #1 choice of R&D and C&C shops: 50/50, 24/7, 9–5, at 80%*, say a@b.com and AT&T; m² too.',
  ],
  ['content/pages/contact.ts', 'title', { text: 'A headline without a marker' }],
  ...['Bo', 'Đặng Văn Lâm', 'Maria del Carmen Fernández y Álvarez-Montoya'].map((name) => [
    'content/testimonials.ts',
    'testimonials[0]',
    {
      sample: true,
      name,
      position: 'Owner, Own Shop',
      content: '"We dont [ever] miss no calls no more" 👍 — and Hearthline\'s the reason, says my wife.',
      rating: 5,
    },
  ]),
  ...[
    'api.leadconnectorhq.com/widget/group/Rk3vTq9',
    'link.acme.com/widget/survey/Xq81?source=site&first=1',
    'book.acme.com/',
  ].map((rest) => ['content/destinations.ts', 'links.bookingCalendar', link(`https://${rest}`)]),
] as [file: string, field: string, value: object][])(
  '%s › %s: what is in order is no mistake',
  async (file, field, value) => {
    const found = await told(file, field, value);
    expect(found.filter(([place]) => place.startsWith(field))).toEqual([]);
  },
);

/** Content of a test's own, by the names of its files, as far as the rules between files read it. */
const between = (files: Record<string, object>, known: readonly Mistake[] = []) =>
  betweenFiles(
    Object.entries(files).map(([name, data]) => {
      const file = `content/${name}.ts`;
      return { file, kind: kindOf(name) ?? 'services/*', data, texts: textsIn(data), mistakes: [] };
    }),
    known,
  ).map(mistakeLine);

const page = (path: string, more: object = {}) => ({ path, seo: { title: path, description: path }, ...more });
const claim = (id: string, label: string) => ({ id, label, subject: id });
const leading = (href: string) => ({ footer: [{ links: [{ href }] }] });
const fragments = { 'pages/terms-of-service': page('/terms-of-service', { sections: [{ id: 'own' }] }) };
const chat = [{ from: 'https://a.example', for: ['scripts'] }];

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
    { plans: [{ name: 'solo' }, { name: 'crew' }], comparison: [{ feature: 'App', plans: ['gold'] }] },
    'content/comparison.ts › comparison[0].plans[0]: found "gold", expected one of solo, crew',
  ],
  [
    {
      redirects: [{ from: '/old', to: '/own' }],
      aliases: [{ path: '/old', shows: '/own' }],
      'pages/own': page('/own'),
    },
    'content/aliases.ts › aliases[0].path: found "/old", expected a path that content/redirects.ts does not lead away from',
  ],
  [
    { 'services/own': page('/own'), 'overviews/copy': page('/own') },
    'content/overviews/copy.ts › path: found "/own", expected a value of its own (content/services/own.ts has it already)',
  ],
  [
    { 'pages/own': page('/own', { stats: { claims: ['a', 'frist'] } }), claims: [claim('a', 'calls')] },
    'content/pages/own.ts › stats.claims[1]: found "frist", expected the id of an entry in content/claims.ts',
  ],
  [
    { ...fragments, navigation: leading('/#plans') },
    'content/navigation.ts › footer[0].links[0].href: found "/#plans", expected a path without a fragment',
  ],
  [
    { ...fragments, navigation: leading('/terms-of-service#nothing') },
    'content/navigation.ts › footer[0].links[0].href: found "/terms-of-service#nothing", expected a section of content/pages/terms-of-service.ts',
  ],
  [
    { destinations: { links: { forum: link('https://a.example') } } },
    'content/destinations.ts › links.forum: found an address that nothing leads to, expected only those in use',
  ],
  [
    { destinations: { links: { chatLoader: link('https://b.example/own.js') } }, 'embed-origins': { chat } },
    'content/embed-origins.ts › chat: found no entry for scripts from chatLoader, expected one, because it is the address of the',
  ],
  [
    {
      destinations: { links: { own: link('https://b.example/') } },
      'embed-origins': { chat: [...chat, { from: 'noSuchKey', for: ['scripts'] }] },
    },
    'content/embed-origins.ts › chat[1].from: found "noSuchKey", expected a key of content/destinations.ts, an origin',
  ],
  [
    { redirects: [{ from: '/own', to: '/other' }], 'pages/own': page('/own') },
    'content/redirects.ts › redirects[0].from: found "/own", expected a path without a page (content/pages/own.ts is there)',
  ],
  [
    { aliases: [{ path: '/own', shows: '/other' }], 'pages/own': page('/own') },
    'content/aliases.ts › aliases[0].path: found "/own", expected a path without content of its own (content/pages/own.ts is',
  ],
])('between files of a test’s own: %j', (files, ...lines) => {
  expect(between(files)).toEqual(lines.map((line) => expect.stringContaining(line)));
});

it('a file is told its mistakes when what it refers to has others', () => {
  const known = {
    file: 'content/claims.ts',
    path: [0, 'figure'],
    code: 'custom',
    found: '"many"',
    expected: 'a figure',
  };
  const files = { 'pages/own': page('/own', { stats: { claims: ['a', 'frist'] } }), claims: [claim('a', 'calls')] };
  expect(between(files, [known])).toEqual([expect.stringMatching(/^content\/pages\/own.ts › stats.claims\[1\]: /)]);
});
