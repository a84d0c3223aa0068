/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { dataIn } from '@/scripts/check/disk';
import { toShown } from '@/edit/check';
import { search } from '@/edit/content';
import { clearTemporary, writeFile } from '@/edit/files';
import { commit } from '@/edit/git';
import { allChanges, forget, make, settle, skip, undo } from '@/edit/journal';
import { merged, placeNow, trailOf } from '@/edit/merge';
import { heldPictures, placePictures, takePicture } from '@/edit/pictures';
import { repaired } from '@/edit/words';
import { withValue } from '@/edit/write';

/* Nothing that was typed is lost, moved or misread, whatever others do meanwhile. */

const home = process.cwd();
const site = 'content/site.ts';
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
const read = (file: string) => readFileSync(file, 'utf8');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edit-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  for (const other of ['app', 'lib/content']) mkdirSync(join(folder, other), { recursive: true });
  process.chdir(folder);
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['config', 'user.name', 'A'],
    ['config', 'user.email', 'a@localhost'],
  ])
    git(...args);
  git('add', 'content');
  git('commit', '-qm', 'before');
});
afterEach(() => {
  git('checkout', '-q', 'content');
  forget();
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

const change = async (file: string, field: string, value: unknown) => {
  const before = read(file);
  return make({ what: field, files: [{ file, before, after: await withValue(before, [field], value) }] });
};

const refuse = () => {
  throw new Error('both');
};

describe('an entry of a list', () => {
  const jo = { name: 'Jo', rating: 4, icon: 'star' };
  const al = { name: 'Al', rating: 4, icon: 'star' };
  const place = [1, 'rating'];

  it('is found where it is by now, and nowhere else', () => {
    const trail = trailOf([jo, al], place);
    expect(placeNow([jo, al], place, trail)).toEqual(place);
    expect(placeNow([al, jo], place, trail)).toEqual([0, 'rating']);
    expect(placeNow([{ name: 'Bo' }, jo, al], place, trail)).toEqual([2, 'rating']);
    // A colleague has changed it: its name is still its own.
    expect(placeNow([{ ...al, icon: 'heart' }, jo], place, trail)).toEqual([0, 'rating']);
    expect(placeNow([jo], place, trail)).toBeUndefined();
    expect(placeNow([jo, { ...al, rating: 1 }, { ...al, rating: 2 }], place, trail)).toBeUndefined();
  });

  it('is changed by one person while another one adds, moves or changes others', () => {
    const mine = [jo, { ...al, rating: 5 }];
    const bo = { name: 'Bo', rating: 4, icon: 'star' };
    expect(merged([jo, al], mine, [bo, al, jo], refuse)).toEqual([bo, { ...al, rating: 5 }, jo]);
    expect(merged([jo, al], [bo, jo, al], [jo, { ...al, icon: 'heart' }], refuse)).toEqual([
      bo,
      jo,
      { ...al, icon: 'heart' },
    ]);
    expect(() => merged([jo, al], mine, [jo, { ...al, rating: 3 }], refuse)).toThrow('both');
    expect(() => merged([jo, al], mine, [jo], refuse)).toThrow('both');
    expect(() => merged([jo], [jo, al], [bo, jo], refuse)).toThrow('both');
  });
});

it('what was pasted is repaired', () => {
  expect(repaired(`He said:\n"It's  'fine'\u200b",  (and "went").`)).toBe('He said: “It’s ‘fine’”, (and “went”).');
});

it('a number is found by what is seen of it', () => {
  const [plan] = dataIn(read('content/plans.ts')) as { price: number }[];
  expect(search(`$${plan?.price}`)).toContainEqual(expect.objectContaining({ place: [0, 'price'] }));
});

it('both versions of a conflict are told once, and an unreadable file by its line', () => {
  const conflict = { file: site, path: [], code: 'conflict', found: '', expected: 'one of them', line: 3 };
  const syntax = { file: site, path: [], code: 'syntax', found: '', expected: 'A comma is missing.', line: 9 };
  expect(toShown([conflict, { ...conflict, line: 5 }, syntax]).map(({ what, text }) => `${what}: ${text}`)).toEqual([
    expect.stringMatching(/^content\/site.ts, line 3: Two people/),
    'content/site.ts, line 9: A comma is missing.',
  ]);
});

describe('undo', () => {
  it('counts what somebody has restored as undone, and goes on to what was before', async () => {
    await change(site, 'tagline', 'The first line of a test');
    const second = await change('content/pages/contact.ts', 'path', '/elsewhere');
    git('checkout', '-q', 'content/pages/contact.ts');
    expect(undo().id).toBe(second.id);
    undo();
    expect(read(site)).toBe(git('show', `HEAD:${site}`));
    expect(second.at).toBeGreaterThan(Date.now() - 60_000);
  });

  it('skips what cannot be taken back', async () => {
    await change(site, 'tagline', 'The first line of a test');
    const { id } = await change(site, 'exampleMark', 'Shown');
    writeFileSync(site, read(site).replace("'Shown'", "'From elsewhere'"));
    expect(() => undo()).toThrow('has been changed in the same place since');
    skip(id);
    undo();
    expect(read(site)).toContain("'From elsewhere'");
    expect(read(site)).not.toContain('The first line of a test');
  });

  it('finishes what was written in part, and clears what was left of it', () => {
    const files = [site, 'content/plans.ts'].map((file) => ({ file, before: read(file), after: '// after\n' }));
    make({ what: 'two files', files });
    // As if the program had ended between the two.
    Object.assign(allChanges()[0] ?? {}, { isPending: true });
    writeFileSync('content/plans.ts', files[1]?.before ?? '');
    writeFileSync('content/.edit-1', 'half a fi');
    clearTemporary();
    settle();
    expect(read('content/plans.ts')).toBe('// after\n');
    expect(existsSync('content/.edit-1')).toBe(false);
    undo();
    expect(git('status', '--short', 'content')).toBe('');
  });
});

it('a disk that takes nothing changes nothing, and is named', () => {
  expect(() => writeFile('content/pages/site.ts', Symbol('no text') as unknown as string)).toThrow(
    'Nothing has changed',
  );
  expect(readdirSync('content/pages').filter((name) => name.startsWith('.'))).toEqual([]);
});

it('a picture of any name is taken, held until a text names it, and gone with the last one', async () => {
  const photo = await sharp({ create: { width: 800, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  for (const [given, name] of [
    ['_DSC0001.JPG', 'DSC0001.png'],
    ['Screenshot 2026-01-02 at 10.00.00\u202fAM.png', 'Screenshot-2026-01-02-at-10-00-00-AM.png'],
    ["Jo's [best] (2).jpeg", 'Jo-s-best-2.png'],
    ['u\u0308ber.png', 'über.png'],
    ['📷.png', 'picture.png'],
  ] as const)
    expect([given, takePicture(given, 'portrait', photo).name]).toEqual([given, name]);
  expect(heldPictures()).toContain('DSC0001.png');
  const file = 'content/pages/founder.ts';
  const before = read(file);
  const portrait = { src: 'DSC0001.png', alt: 'Jo at the front desk' };
  make({ what: 'a portrait', files: [{ file, before, after: await withValue(before, ['portrait'], portrait) }] });
  placePictures();
  expect(dataIn(read(file))).toMatchObject({ portrait });
  expect(readFileSync('content/pictures/DSC0001.png').equals(photo)).toBe(true);
  writeFileSync('content/pictures/other.png', 'of somebody else');
  undo();
  placePictures();
  expect(readdirSync('content/pictures').filter((name) => name.startsWith('DSC') || name === 'other.png')).toEqual([
    'other.png',
  ]);
});

it('the same words, and words in another alphabet, are handed over on branches of their own', async () => {
  const branches: string[] = [];
  for (const message of ['New words', 'New words', 'Новые слова']) {
    git('switch', '-q', 'main');
    const before = read(site);
    const after = await withValue(before, ['tagline'], `A line of test ${branches.length}`);
    make({ what: 'a tagline', files: [{ file: site, before, after }] });
    branches.push(commit(message));
  }
  git('switch', '-q', 'main');
  expect(branches).toEqual(['edit/new-words', 'edit/new-words-2', expect.stringMatching(/^edit\/\d{4}-\d\d-\d\d$/)]);
});
