/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { makeContentCopy } from '../content/content-copy';
import { appendEntry } from '@/scripts/new/append-entry';
import { pageKinds } from '@/scripts/new/kinds-of-pages';

describe('npm run new', () => {
  jest.setTimeout(60_000);
  let content: ReturnType<typeof makeContentCopy>;
  let before: string[];
  const filesOf: Record<string, string[]> = {};

  // One page of each kind in one copy, checked once they are all there.
  beforeAll(() => {
    content = makeContentCopy();
    before = content.read('content/navigation.ts').split('\n');
  });
  afterAll(() => content.dispose());

  it.each(Object.entries(pageKinds))('%s: writes the page and whatever leads to it', (name, kind) => {
    filesOf[name] = content.startPage(name, `new-${name}`);
    expect(filesOf[name]).toEqual([
      `content/${kind.file(`new-${name}`)}.ts`,
      `app${kind.path(`new-${name}`)}/page.tsx`,
      ...(kind.schema === 'industries/*' ? ['content/claims.ts'] : []),
      'content/navigation.ts',
      ...(kind.hub ? [`content/${kind.hub}.ts`] : []),
    ]);
    // Nothing is left of the words of the page that it was made after.
    expect(content.read(filesOf[name]?.[0] ?? '')).not.toMatch(/(?:text|title|lede|question): '[^✎]/);
  });

  it('the check lists every blank, with what belongs there, and nothing else', () => {
    const lines = content.check().stderr.trim().split('\n');
    expect(lines.filter((line) => !/^content\/[\w/-]+\.ts › [^:]+: found a blank, expected \S.+$/.test(line))).toEqual(
      [],
    );
    const files = [...new Set(Object.values(filesOf).flat())];
    expect(lines).toHaveLength(files.flatMap((file) => content.read(file).split('✎').slice(1)).length);
  });

  it('what was there keeps its form', () => {
    const after = content.read('content/navigation.ts').split('\n');
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
    const files = Object.values(filesOf).flat();
    expect(spawnSync('node_modules/.bin/prettier', ['--check', ...files], { cwd: content.folder }).status).toBe(0);
  });

  it('changes nothing when there is such a page', () => {
    const claims = content.read('content/claims.ts');
    expect(() => content.startPage('trade', 'plumbers')).toThrow('content/industries/plumbers.ts exists already');
    expect(content.read('content/claims.ts')).toBe(claims);
  });

  it.each([
    ['cafe', 'corner'],
    ['trade', '../plumbers'],
  ])('says how to use it after %s %s', (kind, name) => {
    expect(() => content.startPage(kind, name)).toThrow('Usage: npm run new -- trade|health|agency|service');
  });
});

describe('an entry', () => {
  const source = `// First\nexport default {\n  a: [{ b: ['x' /* last */] }], // here\n  'c-d': [1],\n} satisfies T;\n`;

  it.each([
    [['a', 0, 'b'], source.replace("'x'", "'x',\n'new'")],
    [['a'], source.replace('] }]', "] },\n'new']")],
    [['c-d'], source.replace('[1]', "[1,\n'new']")],
  ])('is added at the end of the list at %j', async (place, expected) => {
    expect(await appendEntry(source, place, "'new'")).toBe(expected);
  });

  it('is added to a file that is a list', async () => {
    expect(await appendEntry('export default [1] satisfies T;', [], '2')).toBe('export default [1,\n2] satisfies T;');
  });

  it.each([[['a', 1]], [['b']], [[]]])('has no place at %j', async (place) => {
    await expect(appendEntry(source, place, '2')).rejects.toThrow('found no list');
  });
});
