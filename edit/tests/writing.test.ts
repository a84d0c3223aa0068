/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diffLines } from 'diff';
import { kindOf, type Kind } from '@/lib/content/kinds';
import { valueAt, type Place } from '@/lib/content/mistake';
import { dataIn } from '@/scripts/check/disk';
import { checkFile } from '@/scripts/check/file';
import { findAt, isTyped, parseContent } from '@/scripts/check/source';
import { toShown } from '@/edit/check';
import { pathTo } from '@/edit/files';
import { makeGuard } from '@/edit/guard';
import { commit } from '@/edit/git';
import { allChanges, forget, make, redo, takeBack, undo } from '@/edit/journal';
import { serveLayer } from '@/edit/server';
import { withValue } from '@/edit/write';
import { freePort } from '@/scripts/test/free-port';

/* What `npm run edit` writes, and whom it refuses. In a browser: tasks.spec.ts and keeping.spec.ts. */

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ file: `content/${name}`, text: readFileSync(`content/${name}`, 'utf8') }));

const home = process.cwd();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edit-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

it('is imported by no part of the site', () => {
  const sources = ['app', 'components', 'lib'].flatMap((part) =>
    readdirSync(join(home, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(part, name)),
  );
  const isImport = /(?:from|import\()\s*'(?:@|[./]+)\/edit\//;
  expect(sources.filter((name) => isImport.test(readFileSync(join(home, name), 'utf8')))).toEqual([]);
});

/** Always the same numbers, so that a failure can be looked at. */
let seed = 1;
function below(most: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % most;
}

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [place, ...entries.flatMap(([key, inner]) => placesIn(inner, [...place, key]))];
}

/** Another value of the same kind: other words with every sort of quotation mark, another number, another order. */
function another(value: unknown): unknown {
  if (typeof value === 'string')
    return `${['It’s', "It's", 'It "is"', String.raw`It \ is`][below(4)]} ${value.slice(below(20))}`;
  if (typeof value === 'number') return value + below(9000) + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value))
    return [value.slice(1), [...value, value[0]], value.toReversed(), value.slice(0, -1)][below(4)];
  const [[first], ...others] = Object.entries(value as object) as [[string, unknown], ...[string, unknown][]];
  return { [first]: another(Reflect.get(value as object, first)), ...Object.fromEntries(others) };
}

/** What the form says of a text: what is wrong, each with its place. */
function mistakesIn(file: string, text: string) {
  const kind = kindOf(file.replace(/^content\/|\.ts$/g, '')) as Kind;
  return toShown(checkFile(kind, file, dataIn(text), {}).mistakes, { [file]: text });
}

it(`200 random changes (seed ${seed}): each reads back, is checked, touches only its lines, and is undone to the same bytes`, async () => {
  for (let made = 0; made < 200;) {
    const { file, text } = files[below(files.length)] as (typeof files)[number];
    const data = dataIn(text);
    const places = placesIn(data).filter((one) => one.length > 0);
    const place = places[below(places.length)] as Place;
    const source = parseContent(text);
    const found = findAt(source, place);
    // Code: the panel shows it and does not write it.
    if (!found || found.constant !== undefined || (typeof valueAt(data, place) !== 'object' && !isTyped(found)))
      continue;
    made += 1;
    const was = valueAt(data, place);
    const value = another(was);
    const changed = await withValue(text, place, value);
    expect([file, place, valueAt(dataIn(changed), place)]).toEqual([file, place, value]);
    const back = dataIn(changed);
    Reflect.set(valueAt(back, place.slice(0, -1)) as object, place.at(-1) ?? '', was);
    expect([file, place, back]).toEqual([file, place, data]);
    const [first, last] = found.node.range.map((at) => text.slice(0, at).split('\n').length) as [number, number];
    let line = 1;
    for (const { added, removed, count = 0 } of diffLines(text, changed)) {
      // A list in one line may break, and its closing bracket with what is behind it is in a line of its own then.
      if (removed)
        expect([file, place, line >= first - 2 && line + count - 1 <= last + 1]).toEqual([file, place, true]);
      if (!added) line += count;
    }
    // Beside a field that there is, or in what it is missing from.
    for (const one of mistakesIn(file, changed))
      expect([one, valueAt(back, one.place.slice(0, -1)) ?? back]).not.toEqual([one, undefined]);
    make({ what: 'a change', files: [{ file, before: text, after: changed }] });
    expect(readFileSync(file, 'utf8')).toBe(changed);
    undo();
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
}, 120_000);

it('one change is taken back while later ones stay, and never over what somebody else has changed', async () => {
  const file = 'content/site.ts';
  const text = readFileSync(file, 'utf8');
  const first = await withValue(text, ['tagline'], 'The first line of a test');
  const { id } = make({ what: 'a tagline', files: [{ file, before: text, after: first }] });
  const second = await withValue(first, ['exampleMark'], 'Shown');
  make({ what: 'a mark', files: [{ file, before: first, after: second }] });
  takeBack(id);
  expect(readFileSync(file, 'utf8')).toBe(await withValue(text, ['exampleMark'], 'Shown'));
  undo();
  expect(readFileSync(file, 'utf8')).toBe(text);
  // What was undone last comes first.
  redo();
  expect(readFileSync(file, 'utf8')).toBe(await withValue(text, ['exampleMark'], 'Shown'));
  writeFileSync(file, readFileSync(file, 'utf8').replace("'Shown'", "'From elsewhere'"));
  expect(() => undo()).toThrow('has been changed in the same place since');
  expect(readFileSync(file, 'utf8')).toContain("'From elsewhere'");
  expect(() => make({ what: 'late', files: [{ file, before: text, after: first }] })).toThrow('changed meanwhile');
  expect(allChanges().map(({ isUndone }) => isUndone ?? false)).toEqual([false, true]);
});

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

it('a commit has the changes and the pictures that they name, on a branch of its own, and nothing else', async () => {
  for (const args of [
    ['init', '-q'],
    ['config', 'user.name', 'A'],
    ['config', 'user.email', 'a@localhost'],
  ])
    git(...args);
  git('add', 'content');
  git('commit', '-qm', 'before');
  forget();
  const file = 'content/pages/founder.ts';
  const text = readFileSync(file, 'utf8');
  const portrait = { src: 'jo.png', alt: 'Jo at the front desk' };
  writeFileSync('content/pictures/jo.png', 'a picture');
  writeFileSync('content/pictures/other.png', 'of somebody else');
  make({ what: 'a portrait', files: [{ file, before: text, after: await withValue(text, ['portrait'], portrait) }] });
  const page = { file: 'content/industries/gone.ts', before: undefined, after: '// a page' };
  make({ what: 'a page', files: [page] });
  make({ what: 'no page', files: [{ ...page, before: page.after, after: undefined }] });
  expect(commit('Show Jo')).toBe('edit/show-jo');
  expect(git('show', '--name-only', '--format=%s').trim().split('\n')).toEqual([
    'Show Jo',
    '',
    file,
    'content/pictures/jo.png',
  ]);
  expect(git('status', '--short', 'content').trim()).toBe('?? content/pictures/other.png');
});

it('a change keeps comments, and the underscores of a number', async () => {
  const text = `// First\nexport default [\n  // one\n  { a: 1_000, b: 'x' }, // behind\n  // two\n  { a: 2, b: 'y' },\n];\n`;
  expect(await withValue(text, [0, 'a'], 25_000)).toBe(text.replace('1_000', '25_000'));
  expect(
    await withValue(
      text,
      [],
      [
        { a: 2, b: 'y' },
        { a: 1000, b: 'x' },
      ],
    ),
  ).toBe(
    `// First\nexport default [\n  // two\n  { a: 2, b: 'y' },\n  // one\n  { a: 1_000, b: 'x' }, // behind\n];\n`,
  );
  expect(await withValue(text, [1, 'c'], 'new')).toBe(text.replace("b: 'y'", "b: 'y', c: 'new'"));
});

/** What the panel sends to save a field. */
const save = (file: string, place: unknown = ['name']) => JSON.stringify({ file, place, value: 'x', before: 'y' });

describe('the server', () => {
  let servers: Server[];
  let port: number;
  let guard: ReturnType<typeof makeGuard>;

  beforeAll(async () => {
    port = await freePort();
    guard = makeGuard(port, await freePort());
    process.chdir(home);
    servers = await serveLayer(guard, await freePort());
    process.chdir(folder);
  });
  afterAll(() => servers.forEach((one) => one.close()));

  type Asked = { path?: string; method?: string; headers?: Record<string, string | undefined>; body?: string };

  /** As the layer's page asks, unless something is said otherwise. */
  function send({ path = '/_edit/search', method = 'POST', headers = {}, body = '{"query":"the"}' }: Asked) {
    const own = {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      cookie: `edit-${port}=${guard.token}`,
      'x-edit-key': guard.key,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
    };
    const sent = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >;
    return new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers: sent }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
      });
      asked.on('error', reject);
      asked.end(method === 'GET' ? undefined : body);
    });
  }

  it('answers its own page', async () => {
    expect((await send({})).status).toBe(200);
    const { headers } = await send({
      path: `/_edit/?token=${guard.token}`,
      method: 'GET',
      headers: { cookie: undefined },
    });
    expect(headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Lax/);
  });

  it.each<[attack: string, status: number, asked: Asked]>([
    ['another name for this machine', 421, { headers: { host: `evil.example:${0}` } }],
    ['another site', 403, { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }],
    ['another program on this machine', 403, { headers: { origin: 'http://localhost:1' } }],
    [
      'a frame of another site',
      403,
      {
        path: '/pricing',
        method: 'GET',
        headers: {
          origin: undefined,
          'sec-fetch-site': 'cross-site',
          'sec-fetch-dest': 'iframe',
          'sec-fetch-mode': 'navigate',
        },
      },
    ],
    ['no cookie', 401, { headers: { cookie: undefined } }],
    ['a guessed cookie', 401, { headers: { cookie: 'edit-3000=1' } }],
    ['a page of an earlier start', 403, { headers: { 'x-edit-key': 'old' } }],
    ['a form that needs no permission', 415, { headers: { 'content-type': 'text/plain' } }],
    ['a link', 405, { method: 'GET' }],
    ['a body of megabytes', 413, { body: JSON.stringify({ query: 'x'.repeat(2 ** 21) }) }],
    ['a file elsewhere', 404, { path: '/_edit/save', body: save('package.json') }],
    ['a way out of the folder', 404, { path: '/_edit/save', body: save('content/../package.ts') }],
    ['a hidden file', 404, { path: '/_edit/save', body: save('content/.env.ts') }],
    ['a field of all objects', 400, { path: '/_edit/save', body: save('content/site.ts', ['__proto__', 'x']) }],
    [
      'a picture that is none',
      400,
      { path: '/_edit/picture', headers: { 'x-name': 'a.png', 'x-use': 'avatar' }, body: '<svg/>' },
    ],
    [
      'a picture elsewhere, whose name becomes that of a file',
      400,
      { path: '/_edit/picture', headers: { 'x-name': '..%2F..%2Fa.png', 'x-use': 'avatar' } },
    ],
    ['a command as a name', 400, { path: '/_edit/newPage', body: '{"kind":"trade","name":"a; rm -rf ."}' }],
    ['what every object has', 404, { path: '/_edit/constructor' }],
  ])('refuses %s', async (_attack, status, asked) => {
    expect((await send(asked)).status).toBe(status);
  });

  it('shows no page of the preview at the address of the panel, where its scripts could ask', async () => {
    const { status, headers } = await send({ path: '/pricing', method: 'GET' });
    expect([status, headers.location]).toEqual([303, '/_edit/#/pricing']);
    const asked = { origin: `http://localhost:${guard.pagePort}`, 'sec-fetch-site': 'same-site' };
    expect((await send({ headers: asked })).status).toBe(403);
  });

  it('tells whoever has forwarded a port how to', async () => {
    expect((await send({ headers: { host: 'localhost:9' } })).text).toContain(`-L ${port}:localhost:${port}`);
  });

  it('follows no link out of the folder', () => {
    symlinkSync(tmpdir(), join(folder, 'content/elsewhere'));
    symlinkSync('/etc/hostname', join(folder, 'content/host.ts'));
    for (const file of ['content/elsewhere/a.ts', 'content/host.ts']) expect(() => pathTo(file)).toThrow('link');
  });
});
