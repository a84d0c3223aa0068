/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadFills } from '@/scripts/check/file';
import { copyProject } from '@/scripts/test/copy-project';
import { freePort } from '@/scripts/test/free-port';
import { pageKinds, patternOf } from '@/scripts/new/kinds-of-pages';
import { otherContent } from '../other-content/other-content';

/*
 * The changes that editors make most, as EDITING.md describes them, in one copy of the project: the check accepts them,
 * the running preview shows them, and so does the export. Part of `npm run test:all`.
 */

jest.setTimeout(600_000);

let copy: string;
let preview: ChildProcess | undefined;

beforeAll(() => {
  copy = copyProject('recipes-');
});
afterAll(() => {
  preview?.kill();
  rmSync(copy, { recursive: true, force: true });
});

/** Runs a program in the copy. */
function run(...program: string[]) {
  const env = { ...process.env, NODE_ENV: 'production' as const, NODE_NO_WARNINGS: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...program], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n'), errors: stderr.trim().split('\n') };
}

const check = () => run('scripts/check/content.ts');
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

/** @throws {Error} when nothing has changed: the change would prove nothing */
function edit(file: string, change: (source: string) => string): void {
  const changed = change(read(file));
  if (changed === read(file)) throw new Error(`nothing has changed in ${file}`);
  writeFileSync(join(copy, file), changed);
}

/** What `npm run new` leaves to be written. */
const blanks = /'✎[^']*'/g;

describe('npm run new', () => {
  afterAll(() => {
    for (const folder of ['app', 'content']) {
      rmSync(join(copy, folder), { recursive: true });
      cpSync(folder, join(copy, folder), { recursive: true });
    }
  });

  it.each(Object.entries(pageKinds))('starts a page of the kind %s with whatever leads to it', (name, kind) => {
    const { status, lines } = run('scripts/new.ts', name, `new-${name}`);
    expect(status).toBe(0);
    expect(lines.slice(0, lines.indexOf(''))).toEqual([
      `content/${kind.file(`new-${name}`)}.ts`,
      `app${kind.path(`new-${name}`)}/page.tsx`,
      ...(kind.schema === 'industries/*' ? ['content/claims.ts'] : []),
      'content/navigation.ts',
      ...(kind.hub ? [`content/${kind.hub}.ts`] : []),
    ]);
    // Nothing is left of the words of the page that it was made after.
    expect(read(lines[0] ?? '')).not.toMatch(/(?:text|title|lede|question): '[^✎]/);
  });

  it('lets the check list every blank, with what belongs there, and nothing else', () => {
    const files = readdirSync(join(copy, 'content'), { recursive: true, encoding: 'utf8' });
    const left = files
      .filter((file) => file.endsWith('.ts'))
      .reduce((sum, file) => sum + (read(`content/${file}`).match(blanks)?.length ?? 0), 0);
    const { errors } = check();
    expect(errors.filter((line) => !/ › [^:]+: found a blank, expected \S.+$/.test(line))).toEqual([]);
    expect(errors).toHaveLength(left);
  });

  it.each([
    [['trade', 'plumbers'], 'content/industries/plumbers.ts exists already'],
    [['cafe', 'corner'], 'Usage: npm run new -- trade|health|agency|service'],
    [['trade', '../plumbers'], 'Usage: npm run new -- trade|health|agency|service'],
  ])('refuses %j', (args, says) => {
    const before = read('content/claims.ts');
    const { status, errors } = run('scripts/new.ts', ...args);
    expect([status, errors[0]?.startsWith(says), read('content/claims.ts')]).toEqual([1, true, before]);
  });
});

const half = Buffer.from('<svg width="1200" height="1600"><rect width="600" height="1600" /></svg>');
const photo = sharp(half).flatten({ background: 'olive' }).jpeg();

/** A new trade with the words of the pattern, changed so that no page shares a sentence with it. */
async function writeTrade(): Promise<void> {
  run('scripts/new.ts', 'trade', 'locksmiths');
  const file = 'content/industries/locksmiths.ts';
  const { data } = patternOf(pageKinds.trade as (typeof pageKinds)[string]);
  const ids = ['first', 'second', 'third', 'fourth'].map((place) => `locksmiths-${place}`);
  const other = otherContent('industries/*', file, data, await loadFills()) as Record<string, object>;
  const written = {
    ...other,
    path: '/industries/locksmiths',
    motif: 'key',
    heroScene: { ...other.heroScene, map: 'lanes' },
    story: { ...other.story, line: 'looped' },
    seo: {
      title: 'CRM for locksmiths, as a test',
      description: 'A page that a test adds, to see whether a new trade is shown. Nobody reads this description.',
    },
    stats: { ...other.stats, title: 'What a test can measure', claims: ids },
  };
  edit(file, () => `export default ${JSON.stringify(written, null, 2)};\n`);
  const words = ids.flatMap((id, index) => [
    `${41 + index}`,
    `of example ${'abcd'[index]}`,
    id,
    `in a test ${41 + index}`,
  ]);
  edit('content/claims.ts', (source) => source.replaceAll(blanks, () => `'${words.shift() ?? ''}'`));
  edit('content/overviews/service-based.ts', (source) =>
    source.replaceAll(blanks, "'A card that a test adds, for a page that a test adds.'"),
  );
}

/** What each change shows, and where. */
const shown: [change: string, path: string, text: string][] = [
  ['a price', '/pricing', '$543'],
  ['a headline', '/data-analytics', 'brings the money'],
  ['a figure', '/ai', '87–95'],
  ['a testimonial', '/testimonials', 'A test has added these words'],
  ['its picture', '/testimonials', '/_next/static/pictures/test-person-156.'],
  ['a new trade', '/industries/locksmiths', 'of example a'],
  ['what its missed calls cost', '/industries/locksmiths', 'id="missed-call"'],
  ['its card', '/industries/service-based', 'href="/industries/locksmiths"'],
];

it('the check accepts a price, a headline, a figure, a testimonial with its picture, and a new trade', async () => {
  edit('content/plans.ts', (source) => source.replace(/price: \d+(?![^]*price:)/, 'price: 543'));
  edit('content/services/data-analytics.ts', (source) =>
    source.replace(/title: \{[^}]*\}/, "title: { text: 'Which test brings the money in', marker: 'brings the money' }"),
  );
  edit('content/claims.ts', (source) => source.replace('15–20', '87–95').replace('15-20', '87-95'));
  await photo.toFile(join(copy, 'content/pictures/test-person.jpg'));
  const entry = `{ sample: false, name: 'Test Person', position: 'In a test', image: 'test-person.jpg', rating: 4,
    content: 'A test has added these words to the page about testimonials.' },`;
  edit('content/testimonials.ts', (source) => source.replace('export default [', `export default [${entry}`));
  await writeTrade();
  expect(check()).toEqual({ status: 0, lines: ['Content is in order.'], errors: [''] });
});

it('the preview shows them, and goes on in spite of a mistake', async () => {
  const origin = `http://localhost:${await freePort()}`;
  const env = { ...process.env, NODE_ENV: 'development' as const, SITE_PORT: new URL(origin).port };
  const running = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts'], {
    cwd: copy,
    env,
    stdio: 'ignore',
  });
  preview = running;
  const get = (path: string) => fetch(origin + path, { redirect: 'manual' }).catch(() => undefined);
  async function waitFor(path: string, isThere: (answer: Response, text: string) => boolean): Promise<string> {
    for (let attempt = 0; attempt < 240; attempt += 1) {
      const answer = await get(path);
      const text = (await answer?.text()) ?? '';
      if (answer && isThere(answer, text)) return text;
      await setTimeout(500);
    }
    throw new Error(`the preview does not show the change on ${path}`);
  }

  for (const [, path, text] of shown) await waitFor(path, (_, page) => page.includes(text));
  const [picture = ''] =
    /\/_next\/static\/pictures\/test-person[\w.-]+/.exec(await waitFor('/testimonials', Boolean)) ?? [];
  expect((await get(picture))?.headers.get('content-type')).toMatch(/^image\//);
  edit('content/redirects.ts', (source) => source.replace('[', "[{ from: '/old-path', to: '/pricing' },"));
  await waitFor('/old-path?a=1', ({ headers }) => headers.get('location') === '/pricing?a=1');
  edit('content/plans.ts', (source) => source.replace('price: 543', 'price: -1'));
  // A mistake hides nothing: the page stays as it was.
  await setTimeout(2000);
  expect(await waitFor('/pricing', ({ status }) => status === 200)).toContain('$543');
  edit('content/plans.ts', (source) => source.replace('price: -1', 'price: 543'));
  await waitFor('/pricing', ({ status }, page) => status === 200 && page.includes('$543'));
  expect(running.exitCode).toBeNull();
  running.kill();
});

it('the export shows them', () => {
  expect(run('scripts/build.ts', '--stand-in').status).toBe(0);
  const files = shown.map(([change, path, text]) => [change, read(`out-stand-in${path}.html`).includes(text)]);
  expect(files).toEqual(shown.map(([change]) => [change, true]));
  expect(read('out-stand-in/sitemap.xml')).toContain('/industries/locksmiths<');
  expect(existsSync(join(copy, 'out-stand-in/og/industries-locksmiths.png'))).toBe(true);
  expect(read('out-stand-in-hosts/cloudflare/_redirects')).toContain('/old-path /pricing');
});
