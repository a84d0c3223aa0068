import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { diffLines } from 'diff';
import sharp from 'sharp';
import { dataOf, openSource, type Place } from '../site';
import { toShown } from '../check';
import { search } from '../content';
import { pathTo, writeFile } from '../files';
import { handOver, isUnsent, requestAddress } from '../git';
import { allChanges, forget, make, takeBack } from '../journal';
import { merged, placeNow, trailOf } from '../merge';
import { heldPictures, placePictures, takePicture } from '../pictures';
import { repaired, trimmed, valueAt } from '../values';
import { isTyped, withValue } from '../write';

/* What is written, taken back and handed over, on a copy of content. In a browser: tasks.spec.ts. */

const home = process.cwd();
const site = 'content/site.ts';
const founder = 'content/pages/founder.ts';
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const read = (file: string) => readFileSync(file, 'utf8');
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edit-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  process.chdir(folder);
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@localhost');
  git('add', 'content');
  git('commit', '-qm', 'before');
});
test.afterEach(() => {
  git('switch', '-q', '-f', 'main');
  git('clean', '-qfd', 'content');
  rmSync('.edit/pictures', { recursive: true, force: true });
  forget();
});
test.afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

async function change(file: string, place: Place, value: unknown): Promise<void> {
  const before = read(file);
  const was = valueAt(dataOf(before), place);
  make({
    what: place.join(),
    file,
    place,
    before: was,
    after: value,
    texts: [before, await withValue(file, before, place, value)],
  });
}

const lastId = () => allChanges().at(-1)?.id ?? 0;

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

test(`200 random changes (seed ${seed}): each reads back, touches only its lines, and is taken back to the same bytes`, async () => {
  test.setTimeout(120_000);
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ file: `content/${name}`, text: read(`content/${name}`) }));
  for (let made = 0; made < 200;) {
    const { file, text } = files[below(files.length)] as (typeof files)[number];
    const data = dataOf(text);
    const places = placesIn(data).filter((place) => place.length > 0);
    const place = places[below(Math.max(places.length, 1))];
    // An empty list.
    if (!place) continue;
    const found = openSource(text).find(place);
    // Code: the panel shows it and does not write it.
    if (!found || found.constant !== undefined || (typeof valueAt(data, place) !== 'object' && !isTyped(found)))
      continue;
    made += 1;
    const was = valueAt(data, place);
    const value = another(was);
    const changed = await withValue(file, text, place, value);
    expect([file, place, valueAt(dataOf(changed), place)]).toEqual([file, place, value]);
    const back = dataOf(changed);
    Reflect.set(valueAt(back, place.slice(0, -1)) as object, place.at(-1) ?? '', was);
    expect([file, place, back]).toEqual([file, place, data]);
    // A list may break, or fit into one line now.
    const outer = place.slice(0, -1);
    const whole = Array.isArray(valueAt(data, outer)) ? openSource(text).find(outer) : found;
    const [first, last] = (whole ?? found).node.range.map((offset) => text.slice(0, offset).split('\n').length) as [
      number,
      number,
    ];
    let line = 1;
    for (const { added, removed, count = 0 } of diffLines(text, changed)) {
      if (removed)
        expect([file, place, line >= first - 2 && line + count - 1 <= last + 1]).toEqual([file, place, true]);
      if (!added) line += count;
    }
    make({ what: 'a change', file, place, texts: [text, changed] });
    expect(read(file)).toBe(changed);
    takeBack(lastId());
    expect(read(file)).toBe(text);
  }
});

test('a change keeps comments, and the underscores of a number', async () => {
  const text = `// First\nexport default [\n  // one\n  { a: 1_000, b: 'x' }, // behind\n  // two\n  { a: 2, b: 'y' },\n];\n`;
  expect(await withValue('content/a.ts', text, [0, 'a'], 25_000)).toBe(text.replace('1_000', '25_000'));
  const turned = [
    { a: 2, b: 'y' },
    { a: 1000, b: 'x' },
  ];
  expect(await withValue('content/a.ts', text, [], turned)).toBe(
    `// First\nexport default [\n  // two\n  { a: 2, b: 'y' },\n  // one\n  { a: 1_000, b: 'x' }, // behind\n];\n`,
  );
  expect(await withValue('content/a.ts', text, [1, 'c'], 'new')).toBe(text.replace("b: 'y'", "b: 'y', c: 'new'"));
});

test('one change is taken back while later ones stay, and never over what somebody else has changed', async () => {
  const text = read(site);
  await change(site, ['tagline'], 'The first line of a test');
  const first = lastId();
  await change(site, ['exampleMark'], 'Shown');
  const second = lastId();
  takeBack(first);
  expect(read(site)).toBe(await withValue(site, text, ['exampleMark'], 'Shown'));
  writeFileSync(site, read(site).replace("'Shown'", "'From elsewhere'"));
  expect(() => takeBack(second)).toThrow('changed again since');
  expect(read(site)).toContain("'From elsewhere'");
  // What somebody has restored counts as taken back.
  writeFileSync(site, text);
  takeBack(second);
  expect([read(site), allChanges()]).toEqual([text, []]);
});

const refuse = () => {
  throw new Error('both');
};

test('an entry of a list is found where it is by now, and merged with what somebody else has made of the list', () => {
  const [jo, al, bo] = ['Jo', 'Al', 'Bo'].map((name) => ({ name, rating: 4, icon: 'star' }));
  const place = [1, 'rating'];
  const trail = trailOf([jo, al], place);
  expect(placeNow([al, jo], place, trail)).toEqual([0, 'rating']);
  // A colleague has changed it: its name is still its own.
  expect(placeNow([{ ...al, icon: 'heart' }, jo], place, trail)).toEqual([0, 'rating']);
  expect(placeNow([jo], place, trail)).toBeUndefined();
  expect(placeNow([jo, { ...al, rating: 1 }, { ...al, rating: 2 }], place, trail)).toBeUndefined();
  const mine = [jo, { ...al, rating: 5 }];
  expect(merged([jo, al], mine, [bo, al, jo], refuse)).toEqual([bo, { ...al, rating: 5 }, jo]);
  const theirs = { ...al, icon: 'heart' };
  expect(merged([jo, al], [bo, jo, al], [jo, theirs], refuse)).toEqual([bo, jo, theirs]);
  for (const now of [[jo, { ...al, rating: 3 }], [jo]])
    expect(() => merged([jo, al], mine, now, refuse)).toThrow('both');
});

test('what was pasted is repaired, and a blank at the end is not kept', () => {
  expect(repaired(`He said:\n"It's  'fine'\u200b",  (and "went").`)).toBe('He said: “It’s ‘fine’”, (and “went”).');
  expect(trimmed({ text: 'Now. ', list: [' one', 2] })).toEqual({ text: 'Now.', list: ['one', 2] });
});

test('a number is found by what is seen of it', () => {
  const [plan] = dataOf(read('content/plans.ts')) as { price: number }[];
  expect(search(`$${plan?.price}`)).toContainEqual(expect.objectContaining({ place: [0, 'price'] }));
});

test('an unreadable file is named with its line', () => {
  const syntax = { file: site, path: [], code: 'syntax', found: '', expected: 'A comma is missing.', line: 9 };
  const shown = toShown([syntax]).map(({ what, text }) => `${what}: ${text}`);
  expect(shown).toEqual(['content/site.ts, line 9: A comma is missing.']);
});

test('a disk that takes nothing changes nothing, and no link leads out of the folder', () => {
  expect(() => writeFile('content/pages/site.ts', Symbol('no text') as unknown as string)).toThrow(
    'Nothing has changed',
  );
  expect(readdirSync('content/pages').filter((name) => name.startsWith('.'))).toEqual([]);
  symlinkSync(tmpdir(), 'content/elsewhere');
  symlinkSync('/etc/hostname', 'content/host.ts');
  for (const file of ['content/elsewhere/a.ts', 'content/host.ts']) expect(() => pathTo(file)).toThrow('link');
});

const photo = () =>
  sharp({ create: { width: 800, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test('a picture of any name is taken, held until a text names it, and gone with the last one', async () => {
  const bytes = await photo();
  for (const [given, name] of [
    ['_DSC0001.PNG', 'DSC0001.png'],
    ['Screenshot 2026-01-02 at 10.00.00\u202fAM.png', 'Screenshot-2026-01-02-at-10-00-00-AM.png'],
    ["Jo's [best] (2).png", 'Jo-s-best-2.png'],
    ['u\u0308ber.png', 'über.png'],
    ['📷.png', 'picture.png'],
  ] as const)
    expect([given, takePicture(given, 'portrait', bytes).name]).toEqual([given, name]);
  expect(heldPictures()).toContain('DSC0001.png');
  await change(founder, ['portrait'], { src: 'DSC0001.png', alt: 'Jo at the front desk' });
  placePictures();
  expect(readFileSync('content/pictures/DSC0001.png').equals(bytes)).toBe(true);
  writeFileSync('content/pictures/other.png', 'of somebody else');
  takeBack(lastId());
  placePictures();
  const left = readdirSync('content/pictures').filter((name) => name.startsWith('DSC') || name === 'other.png');
  expect(left).toEqual(['other.png']);
});

for (const [name, spoil] of [
  ['a lost comma', (text: string) => text.replace(/',\n/, "'\n")],
  ['an unknown name', (text: string) => text.replace(/sample: \w+/, 'sample: yes')],
  ['nothing in it', () => ''],
] as const)
  test(`nothing is taken away while a file has ${name}`, async () => {
    takePicture('jo.png', 'portrait', await photo());
    await change(founder, ['portrait'], { src: 'jo.png', alt: 'Jo at the front desk' });
    placePictures();
    writeFileSync(founder, spoil(read(founder)).replaceAll('jo.png', 'gone'));
    placePictures();
    expect(existsSync('content/pictures/jo.png')).toBe(true);
  });

test('a picture that git has goes with its last text, comes back with it, and is handed over as gone', async () => {
  const bytes = await photo();
  writeFileSync('content/pictures/jo.png', bytes);
  await change(founder, ['portrait'], { src: 'jo.png', alt: 'Jo at the front desk' });
  git('add', '-A', 'content');
  git('commit', '-qm', 'a portrait');
  forget();
  await change(founder, ['portrait'], undefined);
  placePictures();
  expect(existsSync('content/pictures/jo.png')).toBe(false);
  takeBack(lastId());
  placePictures();
  expect(git('status', '--short', 'content')).toBe('');
  await change(founder, ['portrait'], undefined);
  placePictures();
  await handOver('Take the portrait away');
  expect(git('show', '--name-status', '--format=').trim().split('\n')).toEqual([
    `M\t${founder}`,
    'D\tcontent/pictures/jo.png',
  ]);
  git('switch', '-q', 'main');
  git('reset', '-q', '--hard', 'HEAD~1');
});

const branch = () => git('branch', '--show-current').trim();

test('what was changed is handed over with its pictures and nothing else, each time on a branch of its own', async () => {
  takePicture('jo.png', 'portrait', await photo());
  await change(founder, ['portrait'], { src: 'jo.png', alt: 'Jo at the front desk' });
  placePictures();
  writeFileSync('content/pictures/other.png', 'of somebody else');
  // No branch can be called edit/… beside it.
  git('branch', 'edit');
  const { said, isWrong } = await handOver('Show Jo');
  expect([branch(), isWrong]).toEqual(['edit-show-jo', true]);
  expect(said).toContain('no remote');
  expect(git('show', '--name-only', '--format=%s').trim().split('\n')).toEqual([
    'Show Jo',
    '',
    founder,
    'content/pictures/jo.png',
  ]);
  expect(git('status', '--short', 'content').trim()).toBe('?? content/pictures/other.png');
  for (const [message, name] of [
    ['Show Jo', 'edit-show-jo-2'],
    ['Новые слова', /^edit-\d{4}-\d\d-\d\d$/],
  ] as const) {
    git('switch', '-q', 'main');
    await change(site, ['tagline'], `A line of test ${message}`);
    await handOver(message);
    expect(branch()).toMatch(name);
  }
});

test('it is sent to the remote, again where that failed, and the address for a pull request is shown', async () => {
  mkdirSync('remotes');
  execFileSync('git', ['init', '-q', '--bare', 'remotes/github.com']);
  writeFileSync(
    'remotes/github.com/hooks/post-receive',
    '#!/bin/sh\necho "  https://github.com/o/r/security/dependabot"\necho "  https://github.com/o/r/pull/new/x"\n',
    { mode: 0o755 },
  );
  git('remote', 'add', 'origin', join(folder, 'nowhere'));
  await change(site, ['tagline'], 'A line of a test');
  expect((await handOver('A line')).said).toMatch(
    /^Kept in this folder as “edit-a-line”, and not sent\..* Git says: .*does not appear to be a git repository/s,
  );
  expect(isUnsent()).toBe(true);
  git('remote', 'set-url', 'origin', join(folder, 'remotes/github.com'));
  expect(await handOver('')).toEqual({
    said: expect.stringContaining('Handed over'),
    address: 'https://github.com/o/r/pull/new/x',
  });
  expect(
    execFileSync('git', ['-C', 'remotes/github.com', 'log', '-1', '--format=%s', 'edit-a-line'], { encoding: 'utf8' }),
  ).toBe('A line\n');
  expect(isUnsent()).toBe(false);
  git('remote', 'remove', 'origin');
});

test('where a hook refuses, its own words are told, and nothing is handed over', async () => {
  writeFileSync('.git/hooks/pre-commit', '#!/bin/sh\n(echo "No merge with a password in it"; seq 6) >&2\nexit 1\n', {
    mode: 0o755,
  });
  await change(site, ['tagline'], 'A line that is refused');
  await expect(handOver('Refused')).rejects.toThrow(/not handed over\. Git says: No merge with a password in it\n1\n/);
  expect([branch(), allChanges().length]).toEqual(['main', 1]);
  rmSync('.git/hooks/pre-commit');
});

test('the address for a pull request follows that of the remote', () => {
  const github = 'https://github.com/o/r/compare/edit-a?expand=1';
  for (const remote of ['git@github.com:o/r.git', 'https://user:secret@github.com/o/r/', 'ssh://git@github.com:22/o/r'])
    expect([remote, requestAddress(remote, 'edit-a')]).toEqual([remote, github]);
  expect(requestAddress('git@gitlab.example.com:a/b/c.git', 'edit-a')).toBe(
    'https://gitlab.example.com/a/b/c/-/merge_requests/new?merge_request%5Bsource_branch%5D=edit-a',
  );
  expect(requestAddress('https://bitbucket.org/o/r.git', 'edit-a')).toBe(
    'https://bitbucket.org/o/r/pull-requests/new?source=edit-a',
  );
  for (const remote of ['/srv/git/r.git', 'git@git.example.com:r.git', 'file:///srv/github/r'])
    expect([remote, requestAddress(remote, 'edit-a')]).toEqual([remote, undefined]);
});

test('when git refuses, it is said in words, and everything is as it was', async () => {
  await change(site, ['tagline'], 'A line of a test');
  const before = read('.git/config');
  for (const [name, value] of Object.entries({ 'user.useConfigOnly': 'true', 'user.name': '', 'user.email': '' }))
    git('config', name, value);
  await expect(handOver('A line')).rejects.toThrow('empty ident name');
  writeFileSync('.git/config', before);
  expect([branch(), git('status', '--short', 'content').trim(), allChanges().length]).toEqual(['main', `M ${site}`, 1]);
});
