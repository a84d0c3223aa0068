/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fileNames } from '@/lib/content/files';
import { embedTexts } from '@/lib/content/embed-texts';
import { plans } from '@/lib/content/plans';
import { testsAll } from '../extent';
import { makeContentCopy } from './content-copy';

const mistakes: [kind: string, file: string, text: string, by: string, field: string][] = [
  ['plan price', 'content/plans.ts', `price: ${plans[2]?.price}`, 'price: -1', '[2].price'],
  ['menu link', 'content/navigation.ts', "href: '/crm-solutions', note", "href: '/crm', note", 'menus[0].entries[0]'],
  ['claim id', 'content/industries/plumbers.ts', "'plumbers-first'", "'plumbers-frist'", 'stats.claims[0]'],
  ['page list of a claim', 'content/claims.ts', "pages: ['/', '/ai']", "pages: ['/ai']", 'ai-response.pages'],
  ['page without its figure', 'content/pages/home.ts', "'ai-response', ", '', 'ai-response.pages'],
  ['path of another page', 'content/industries/hvac.ts', "'/industries/hvac'", "'/industries/plumbers'", 'path'],
  [
    'redirect from a page',
    'content/redirects.ts',
    "{ from: '/cal",
    "{ from: '/pricing', to: '/ai' }, { from: '/cal",
    '[0].from',
  ],
  ['redirect onto a fragment', 'content/redirects.ts', "to: '/schedule'", "to: '/schedule#content'", '[0].to'],
  ['redirect onto itself', 'content/redirects.ts', "to: '/schedule'", "to: '/calendar'", '[0].to'],
  ['redirect from a path of hosts', 'content/redirects.ts', "from: '/calendar'", "from: '/index'", '[0].from'],
  ['redirect from a folder of files', 'content/redirects.ts', "from: '/calendar'", "from: '/images/a'", '[0].from'],
  ['alias without a folder', 'content/aliases.ts', "path: '/book-coaching'", "path: '/book'", '[0].path'],
  [
    'alias with a page',
    'content/aliases.ts',
    "{ path: '/book",
    "{ path: '/pricing', shows: '/ai' }, { path: '/book",
    '[0].path',
  ],
  ['alias that is a redirect', 'content/aliases.ts', "path: '/book-coaching'", "path: '/calendar'", '[0].path'],
  ['alias of a redirect', 'content/aliases.ts', "shows: '/coaching'", "shows: '/calendar'", '[0].shows'],
  ['alias of no page', 'content/aliases.ts', "shows: '/coaching'", "shows: '/coach'", '[0].shows'],
  ['alias of itself', 'content/aliases.ts', "shows: '/coaching'", "shows: '/book-coaching'", '[0].shows'],
  ['alias of a part of a page', 'content/aliases.ts', "shows: '/coaching'", "shows: '/coaching#content'", '[0].shows'],
  ['embed text', 'content/embed-texts.ts', `retry: '${embedTexts.retry}'`, "retry: ''", 'retry'],
  [
    'industry without a link to a service',
    'content/industries/hvac.ts',
    '[seasonal reminders](/marketing-automation)',
    'seasonal reminders',
    'seeAlso',
  ],
  [
    'industry with links to three others',
    'content/industries/hvac.ts',
    'Working the same houses',
    'Working [the same roofs](/industries/roofing)',
    'seeAlso',
  ],
  [
    'link to its own page',
    'content/pages/demo.ts',
    '[the AI receptionist](/ai)',
    '[the AI receptionist](/demo)',
    'seeAlso',
  ],
  [
    'words that lead elsewhere on another page',
    'content/pages/demo.ts',
    '[the AI receptionist](/ai)',
    '[the founder](/ai)',
    'seeAlso',
  ],
  ['title of another page', 'content/services/ai.ts', 'Voice and chat AI for', 'AI CRM and marketing for', 'seo.title'],
];

/** The ledger is where a claim's page list stands, whichever of the two files was changed. */
const fileToMend = (file: string, field: string) => (field.endsWith('.pages') ? 'content/claims.ts' : file);

describe('npm run check:content', () => {
  jest.setTimeout(60_000);
  let content: ReturnType<typeof makeContentCopy>;

  beforeAll(() => {
    content = makeContentCopy();
  });
  afterAll(() => content.dispose());

  it('passes the content as it is', () => {
    expect(content.check()).toEqual({ status: 0, stdout: 'Content is in order.\n', stderr: '' });
  });

  it('stops with one line per mistake', () => {
    content.replace('content/services/ai.ts', "path: '/ai'", "path: '/gone'");
    content.edit('content/plans.ts', (source) => source.replace("name: 'pro',", "name: 'pro'"));
    const { status, stdout, stderr } = content.check();
    content.reset();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    const lines = stderr.split('\n');
    expect(lines.map((line) => line.replace(/( › |:\d).*/, ''))).toEqual([
      'content/plans.ts',
      'content/services/ai.ts',
      '',
    ]);
  });

  it.each(mistakes.filter((_, index) => testsAll || index % 3 === 0))(
    'names file, field, what is found and what is expected: %s',
    async (_, file, text, by, field) => {
      content.replace(file, text, by);
      const [line, ...rest] = await content.mistakes();
      content.reset();

      expect(rest).toEqual([]);
      expect(line).toMatch(/^content\/[\w/-]+\.ts › [^:]+: found .+, expected .+$/);
      const [name, message = ''] = line?.split(' › ') ?? [];
      expect(name).toBe(fileToMend(file, field));
      expect(message.split(': ')[0]).toContain(field);
    },
  );

  it('names a file that it does not know', async () => {
    content.write('content/prices.ts', 'export default [];\n');
    const lines = await content.mistakes();
    content.reset();
    expect(lines).toEqual([
      expect.stringMatching(/^content\/prices\.ts › file: found prices, expected one of actions, [^\n]+$/),
    ]);
  });

  it('blames the copy of a page for the path that it still has, not the original', async () => {
    const original = 'content/industries/plumbers.ts';
    const copy = 'content/industries/gas-fitters.ts';
    content.write(copy, readFileSync(original, 'utf8'));
    const lines = await content.mistakes();
    content.reset();
    expect(lines).toEqual([
      `${copy} › path: found "/industries/plumbers", expected a value of its own (${original} has it already)`,
    ]);
  });

  const atLine: [what: string, file: string, edit: (source: string) => string, line: RegExp][] = [
    [
      'a syntax error',
      'content/plans.ts',
      (source) => source.replace("name: 'pro',", "name: 'pro'"),
      /^content\/plans\.ts:\d+: Expected "}" but found "title"\.$/,
    ],
    [
      'an open quote',
      'content/site.ts',
      (source) => source.replace("tagline: '", 'tagline: '),
      /^content\/site\.ts:\d+: .+\.$/,
    ],
    [
      'a field that is there twice',
      'content/site.ts',
      (source) => source.replace('  founded:', '  founded: 2000,\n  founded:'),
      /^content\/site\.ts:\d+: Duplicate key "founded" in object literal\.$/,
    ],
    [
      'a conflict',
      'content/pages/home.ts',
      (source) => `<<<<<<< HEAD\n${source}`,
      /^content\/pages\/home\.ts:1: A conflict of two versions/,
    ],
    [
      'an import',
      'content/services/ai.ts',
      (source) => `import './nothing';\n${source}`,
      /^content\/services\/ai\.ts:1: Content imports nothing but its type/,
    ],
    [
      'an import from elsewhere',
      'content/claims.ts',
      (source) => source.replace("'@/lib/content/kinds'", "'@/lib/kinds'"),
      /^content\/claims\.ts:1: Content imports nothing but its type/,
    ],
    [
      'a second export',
      'content/redirects.ts',
      (source) => `${source}\nexport const text = 'x';\n`,
      /^content\/redirects\.ts:\d+: No schema checks this\./,
    ],
    [
      'a name that stands for nothing',
      'content/plans.ts',
      (source) => source.replace('price: 97,', 'price: cheap,'),
      /^content\/plans\.ts:\d+: cheap is not defined\.$/,
    ],
    ['an empty file', 'content/testimonials.ts', () => '', /^content\/testimonials\.ts:1: The file is empty\.$/],
    [
      'a file without an export',
      'content/actions.ts',
      () => 'const text = 1;\n',
      /^content\/actions\.ts:1: Expected what the file says after/,
    ],
  ];

  it.each(atLine)('names file and line, without a stack trace: %s', async (_, file, edit, line) => {
    content.edit(file, edit);
    const [first, ...rest] = await content.mistakes();
    content.reset();
    expect(first).toMatch(line);
    // Nothing else follows from it, but what the file alone could say.
    expect(rest.filter((other) => !other.startsWith(`${file}:`))).toEqual([]);
  });

  const strays: [what: string, file: string, text: string, says: RegExp][] = [
    [
      'a file that is no TypeScript',
      'content/pages/home.md',
      'Text',
      /^content\/pages\/home\.md › file: found a file that nothing reads/,
    ],
    [
      'a name with spaces',
      'content/industries/hvac copy.ts',
      'export default {};',
      /^content\/industries\/hvac copy\.ts › file: found /,
    ],
  ];

  it.each(strays)('names a file that nothing reads: %s', async (_, file, text, says) => {
    content.write(file, text);
    const lines = await content.mistakes();
    content.reset();
    expect(lines).toEqual([expect.stringMatching(says)]);
  });

  it('names a file that is missing', async () => {
    content.remove('content/embed-texts.ts');
    const lines = await content.mistakes();
    content.reset();
    expect(lines).toEqual(['content/embed-texts.ts › file: found nothing, expected this file']);
  });

  it('names a page that nothing links to', async () => {
    for (const file of fileNames.map((name) => `content/${name}.ts`)) {
      const source = content.read(file);
      const unlinked = source
        .replaceAll("href: '/contact'", "href: '/schedule'")
        .replaceAll('](/contact)', '](/schedule)');
      if (unlinked !== source) content.write(file, unlinked);
    }
    const lines = await content.mistakes();
    content.reset();
    expect(lines).toContainEqual(
      expect.stringContaining('content/pages/contact.ts › path: found no link to /contact, expected one in'),
    );
  });

  it('reports what is wrong with every file, even when others refer to a broken one', async () => {
    content.replace('content/site.ts', /name: '[^']+'/, 'name: 7');
    content.replace('content/claims.ts', /figure: '[^']+'/, "figure: 'many'");
    content.replace('content/pages/home.ts', /title: '[^']+'/, "title: ''");
    content.replace('content/services/ai.ts', "'/ai'", "'/nowhere'");
    content.replace('content/industries/hvac.ts', "'hvac-first'", "'hvac-frist'");
    content.write('content/industries/plumbers.ts', 'export default {');
    const lines = await content.mistakes();
    content.reset();
    const files = ['site', 'claims', 'pages/home', 'services/ai', 'industries/hvac', 'industries/plumbers'];
    for (const file of files) expect(lines).toContainEqual(expect.stringContaining(`content/${file}.ts`));
    expect(lines).toHaveLength(files.length);
  });

  it('reports the mistakes of all files at once', async () => {
    const changes = [
      ['content/services/ai.ts', "path: '/ai'"],
      ['content/pages/home.ts', "path: '/'"],
      ['content/redirects.ts', "to: '/schedule'"],
    ] as const;
    for (const [file, text] of changes) content.replace(file, text, text.replace(/'.*'/, "'/gone'"));
    const lines = await content.mistakes();
    content.reset();
    const files = lines.map((line) => line.split(' › ')[0]);
    expect(files.toSorted()).toEqual(changes.map(([file]) => file).toSorted());
  });
});
