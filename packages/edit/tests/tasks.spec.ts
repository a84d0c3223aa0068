import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Readable } from 'node:stream';
import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { dataOf } from '../site';
import { copyProject } from '../../../scripts/test/copy-project';
import { freePort } from '../../../scripts/ports';
import { findViolations } from '../../../tests/site/axe';

/*
 * What editors do most, with `npm run edit` and without opening a file: each change is what a careful person would have typed,
 * and all of them can be taken back. Nothing is lost, moved or misread meanwhile.
 */

test.describe.configure({ timeout: 240_000 });

/** What Next’s development server makes when it is first asked for takes what it takes. */
const madeByNext = { timeout: 120_000 };
/** After a change by somebody else, a process starts and reads all content. */
const readAnew = { timeout: 20_000 };

const contentOf = <Data>(name: string) => dataOf(readFileSync(`content/${name}.ts`, 'utf8')) as Data;
const company = contentOf<{ path: string; letter: string[] }>('pages/company');
const plans = contentOf<{ price: number }[]>('plans');
const claims = contentOf<{ figure: string; label: string; source: string }[]>('claims');

let copy: string;
let running: ChildProcess | undefined;
let page: Page;
let address: string;
let port: number;
let frame: FrameLocator;

const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** The lines that differ since the last call. */
function diff(): string[] {
  git('add', '-A');
  const lines = git('diff', '--cached', '-U0', '--no-renames').split('\n');
  git('-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '--allow-empty', '-qm', 'a task');
  return lines.filter((line) => /^[-+] /.test(line)).map((line) => line.replaceAll(/\s+/g, ' '));
}

/** Starts `npm run edit` in the copy, and opens the address that it prints. */
async function start(): Promise<void> {
  running = spawn(process.execPath, ['--import', 'tsx', 'packages/edit/main.ts'], {
    cwd: copy,
    env: { ...process.env, SITE_PORT: String(port), STAND_IN: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(running.stdout as Readable, 'data')) as [Buffer];
  address = /http:\S+/.exec(printed.toString())?.[0] ?? '';
  await page.goto(address);
}

async function stop(): Promise<void> {
  running?.kill();
  if (running) await once(running, 'exit');
}

test.beforeAll(async ({ browser }) => {
  copy = copyProject('edit-');
  git('init', '-q');
  diff();
  port = await freePort();
  // Another program has the port with IPv6, where there is one.
  createServer((_, response) => response.end('Another program'))
    .on('error', () => undefined)
    .listen(port, '::1')
    .unref();
  page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await start();
  frame = page.frameLocator('iframe');
});
test.afterAll(async () => {
  await stop();
  rmSync(copy, { recursive: true, force: true });
});

const expectShown = (shown: Locator) => expect(shown.first()).toBeVisible(madeByNext);

/** Opens a page of the site, with a field if one is named. */
async function open(path: string, field = ''): Promise<void> {
  await page.goto(`${new URL('/_edit/', address)}?${Date.now()}#${path}${field && `?field=${field}`}`);
  await expect(frame.locator('main h1')).toBeVisible(madeByNext);
  if (field) await expect(page.locator('.panel form').first()).toBeVisible();
  else await expect(page.locator('.choices button').first()).toBeVisible(madeByNext);
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (name: string) => page.locator('.panel').getByLabel(name, { exact: true });

/** Types over a field as people do, key by key. */
async function typeOver(target: Locator, text: string): Promise<void> {
  await expect(target).toBeVisible();
  await target.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text, { delay: 50 });
}

async function save(): Promise<void> {
  await expect(button('Save')).toBeEnabled();
  await button('Save').click();
  await expect(page.locator('.saved')).toHaveText(/^Saved \d/);
  await expect(button('Save')).toBeDisabled();
}

/** Headlines with marked words, each with a part that is changed and what becomes of it. */
const headlines: [path: string, change: (words: string) => string][] = [
  ['/', (words) => `${words} Now`],
  ['/contact', (words) => words.replace(/^\S+/, 'These')],
  ['/about/company', (words) => words.replaceAll('*', '').replace(/^(\S+)/, '*$1*')],
];

for (const [path, to] of headlines)
  test(`a headline of ${path} says after each change what was typed: ${to('Ours is *the one* thing')}`, async () => {
    await open(path);
    const headline = frame.locator('main h1');
    await headline.click();
    const words = page.locator('.panel textarea:focus');
    const typed = to(await words.inputValue());
    await typeOver(words, typed);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.locator('.saved')).toHaveText(/^Saved \d/);
    await expect
      .poll(async () => (await headline.innerText()).replaceAll(/\s+/g, ' ').trim(), madeByNext)
      .toBe(typed.replaceAll('*', ''));
    diff();
  });

/** A price that can be seen: answers that nobody has chosen come before the plans. */
const priceOnPage = (price: number) =>
  frame.locator('main').getByText(`$${price}`, { exact: true }).filter({ visible: true }).first();

test('a price', async () => {
  const plan = plans[2] as (typeof plans)[number];
  await open('/pricing');
  await priceOnPage(plan.price).click();
  await expect(field('Price')).toBeFocused();
  await typeOver(field('Price'), '-5');
  await expect(page.getByText('Expected more than 0.')).toBeVisible();
  await typeOver(field('Price'), String(plan.price + 2));
  await save();
  await expectShown(priceOnPage(plan.price + 2));
  expect(diff()).toEqual([`- price: ${plan.price},`, `+ price: ${plan.price + 2},`]);
});

test('a figure, where it is claimed', async () => {
  const claim = claims[0] as (typeof claims)[number];
  await open(contentOf<{ path: string }>('services/ai').path);
  await frame.locator('main').getByText(claim.label).first().click();
  await typeOver(field('Figure'), '16–21');
  const source = claim.source.replace(claim.figure.replace('–', '-'), '16-21');
  await typeOver(field('Source'), source);
  await save();
  await expectShown(frame.locator('main').getByText('16–21'));
  expect(diff()).toEqual([
    `- figure: '${claim.figure}',`,
    "+ figure: '16–21',",
    `- source: '${claim.source}',`,
    `+ source: '${source}',`,
  ]);
});

test('a portrait', async () => {
  await open('/about/founder', 'content/pages/founder.ts:');
  await field('Sample').uncheck();
  await button('Add portrait').click();
  const half = Buffer.from('<svg width="768" height="896"><rect width="300" height="896" fill="olive"/></svg>');
  await page.locator('.panel input[type=file]').setInputFiles({
    name: 'jo.png',
    mimeType: 'image/png',
    buffer: await sharp(half).flatten({ background: 'white' }).png().toBuffer(),
  });
  await expect(field('Picture')).toHaveValue('jo.png');
  await typeOver(field('What the picture shows'), 'Jo at the front desk');
  await save();
  await expectShown(frame.getByAltText('Jo at the front desk'));
  await frame.getByAltText('Jo at the front desk').click();
  await expect(field('Picture')).toBeFocused();
  expect(diff().slice(0, 3)).toEqual([
    '- sample: true,',
    '+ sample: false,',
    expect.stringContaining("portrait: { src: 'jo.png', alt: 'Jo at the front desk' }"),
  ]);
});

test('a drawing opens what is said of it', async () => {
  await open('/industries/hvac');
  const drawing = frame.locator('main [role=img][aria-label]').filter({ visible: true }).first();
  const label = (await drawing.getAttribute('aria-label')) ?? '';
  // Beside the plate in its middle, whose words have fields of their own.
  await drawing.click({ position: { x: 4, y: 4 } });
  await expect(page.locator('.panel :focus')).toHaveValue(label);
});

test('a testimonial', async () => {
  await open('/testimonials');
  await button('Search').click();
  await button('Testimonials').click();
  await button('Add to testimonials').click();
  await field('Sample').last().check();
  await typeOver(field('Name'), 'Test Person');
  await typeOver(field('Position'), 'In a test');
  await typeOver(field('Content'), 'A test has added these words to the page about testimonials.');
  await button('Add rating').last().click();
  await typeOver(field('Rating').last(), '5');
  await save();
  await expectShown(frame.getByText('A test has added these words'));
  expect(diff().every((line) => line.startsWith('+'))).toBe(true);
});

test('words that were pasted, are repaired, and are shown on their page, which nobody has opened yet', async () => {
  await open('/', 'content/pages/schedule.ts:expect.title');
  await page.locator('.panel :focus').press('ControlOrMeta+a');
  await page.keyboard.insertText('What\'s  "next"\u200b for you?');
  await button('Repair it like this').click();
  await expect(page.locator('[data-place="expect.title"] :is(input, textarea)')).toHaveValue('What’s “next” for you?');
  await save();
  await expectShown(frame.getByText('What’s “next” for you?'));
  expect(diff()).toHaveLength(2);
});

test('everything is taken back, and nothing that was typed is lost by a reload', async () => {
  await open('/', 'content/site.ts:tagline');
  await typeOver(field('Tagline'), 'A line that nobody has saved');
  await page.reload();
  await expect(field('Tagline')).toHaveValue('A line that nobody has saved');
  await button('Discard').click();
  await stop();
  await start();
  await open('/');
  await button(/^Changes/).click();
  for (const count = await button(/^Take back/).count(), left = { count }; left.count > 0; left.count -= 1) {
    await button(/^Take back/)
      .first()
      .click();
    await expect(button(/^Take back/)).toHaveCount(left.count - 1);
  }
  diff();
  const [first = ''] = git('rev-list', '--max-parents=0', 'HEAD').trim().split('\n');
  expect(git('diff', '--stat', first, '--', 'app', 'content/*.ts', 'content/*/*.ts')).toBe('');
});

test('it has no violations of axe, beside the page and as a sheet on a phone', async () => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open('/pricing', 'content/plans.ts:2.price');
    expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('what somebody else has changed meanwhile is kept, and told where it is the same field', async () => {
  const file = `${copy}/content/site.ts`;
  const replace = (from: string | RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/', 'content/site.ts:tagline');
  await typeOver(field('Tagline'), 'A line of mine for a test');
  replace(/tagline: '.*'/, "tagline: 'A line of theirs for a test'");
  await button('Save').click();
  await expect(page.locator('.saved')).toContainText('“A line of theirs for a test”. Nothing has been saved');
  expect(readFileSync(file, 'utf8')).toContain("tagline: 'A line of theirs for a test'");
  await expect(field('Tagline')).toHaveValue('A line of mine for a test');
  await save();
  expect(readFileSync(file, 'utf8')).toContain("tagline: 'A line of mine for a test'");
  await typeOver(field('Tagline'), 'A line of ours for a test');
  replace('A line', 'The line');
  await button('Save').click();
  await expect(page.locator('.saved')).toContainText('Nothing has been saved');
  await button('Discard').click();
  await expect(field('Tagline')).toHaveValue('The line of mine for a test');
});

/** Presses Tab until something with this name has the focus. */
async function tabTo(name: string | RegExp, key = 'Tab'): Promise<void> {
  const wanted = page.locator('.panel').getByRole('button', { name, exact: true }).first();
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(wanted).toBeFocused({ timeout: 20 });
  }).toPass({ intervals: [0] });
}

test('all of it by keys alone, and handed over to the remote on a branch of its own', async () => {
  diff();
  git('init', '-q', '--bare', 'remote');
  git('remote', 'add', 'origin', 'remote');
  await open(company.path);
  const [, paragraph = ''] = company.letter;
  await tabTo(paragraph.slice(0, 120).trim());
  await page.keyboard.press('Enter');
  await expect(page.locator('.panel textarea:focus')).toHaveValue(paragraph);
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' So says a test.', { delay: 50 });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(frame.getByText('So says a test.')).toBeVisible(madeByNext);
  await tabTo(/^Changes/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await field('What you have changed, and why').focus();
  await page.keyboard.type('Words of a test', { delay: 50 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Handed over as “edit-words-of-a-test”/)).toBeVisible();
  expect(git('show', '--stat', '--format=%s %D')).toMatch(
    /^Words of a test HEAD -> edit-words-of-a-test, origin\/edit-words-of-a-test\n\n content\/pages\/\S+ \|/,
  );
});

test('what the build would refuse is not handed over, but listed with links', async () => {
  const handOver = async () => {
    await button(/^Changes/).click();
    await typeOver(field('What you have changed, and why'), 'Another line');
    await button('Hand it over').click();
  };
  const before = git('rev-parse', 'HEAD');
  const title = page.locator('[data-place="expect.title"] :is(input, textarea)');
  await open('/contact', 'content/pages/contact.ts:expect.title');
  await typeOver(title, 'A line with "straight quotes"');
  await button('Save as a draft').click();
  await expect(page.locator('.saved')).toHaveText(/as a draft\. Not on the page yet/);
  await handOver();
  await expect(page.getByText('The build would refuse this.')).toBeVisible();
  expect(git('rev-parse', 'HEAD')).toBe(before);
  await page.locator('.panel .wrong').getByRole('button', { name: /Title/ }).click();
  await expect(title).toBeFocused();
  await button('Repair it like this').click();
  await save();
  await handOver();
  await expect(page.getByText('Handed over as “edit-words-of-a-test”')).toBeVisible();
  expect(git('log', '--format=%s', `${before.trim()}..`)).toBe('Another line\n');
});

const read = (file: string) => readFileSync(`${copy}/${file}`, 'utf8');

/** Whose entry has these words. */
const nameOf = (text: string, position: string) =>
  /name: '([^']*)'/.exec(text.slice(0, text.indexOf(position)).split('{').at(-1) ?? '')?.[1];

test('typing goes on while it saves, ten times', async () => {
  const file = 'content/pages/company.ts';
  await open(company.path, `${file}:letter.0`);
  const paragraph = page.locator('.panel textarea:focus');
  await expect(paragraph).toHaveValue(company.letter[0] ?? '');
  await page.keyboard.press('ControlOrMeta+End');
  const words = Array.from({ length: 10 }, (_, count) => ` w${count + 1}`);
  for (const word of words) {
    await page.keyboard.type(word, { delay: 50 });
    await page.keyboard.press('ControlOrMeta+s');
  }
  const all = `${company.letter[0]}${words.join('')}`;
  await expect(paragraph).toHaveValue(all);
  await expect.poll(() => read(file)).toContain(all);
  await expect(page.locator('.saved')).toHaveText(/^Saved \d/);
  // As a draft: the dictionary does not have these words.
  await expect(page.getByRole('button', { name: 'Save as a draft' })).toBeDisabled();
});

test('a number is text while it is typed, and saved only as a number that is allowed', async () => {
  await open('/', 'content/site.ts:emailFee');
  const fee = field('Email fee');
  for (const typed of ['0.', '0,1', '-', '1e', '1 000', '1']) {
    await typeOver(fee, typed);
    await expect(fee).toHaveValue(typed);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.locator('.saved')).toHaveText(/Nothing has been saved/);
  }
  await typeOver(fee, '0.01');
  await expect(fee).toHaveValue('0.01');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('.saved')).toHaveText(/^Saved \d/);
  expect(read('content/site.ts')).toContain('emailFee: 0.01,');
});

test('two tabs on a list: what one moves, the other one still finds', async () => {
  const file = 'content/testimonials.ts';
  const other = await page.context().newPage();
  await open('/testimonials', `${file}:2.position`);
  const before = read(file);
  await other.goto(`${new URL('/_edit/', address)}#/testimonials?field=${file}:`);
  await other.getByRole('button', { name: /^Move 3\. .* up$/ }).click();
  await other.keyboard.press('ControlOrMeta+s');
  await expect(other.locator('.saved')).toHaveText(/^Saved \d/);
  const moved = read(file);
  expect(moved).not.toBe(before);
  await typeOver(field('Position'), 'Of a test');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('.saved')).toHaveText(/^Saved \d/);
  const [, , third] = [...before.matchAll(/name: '([^']*)'/g)].map(([, name]) => name);
  expect(nameOf(read(file), "position: 'Of a test'")).toBe(third);
  await other.close();
});

/** What people and programs do to content, each of which stops what imports it. */
const spoiled: [name: string, file: string, from: RegExp, to: string][] = [
  ['a price below zero', 'content/plans.ts', /price: \d+/, 'price: -5'],
  ['a lost comma', 'content/plans.ts', /(price: \d+),/, '$1'],
  ['a conflict', 'content/site.ts', /^(  name: .*\n)/m, '<<<<<<< HEAD\n$1=======\n$1>>>>>>> theirs\n'],
  ['a reference to nothing', 'content/pages/company.ts', /(?<=action: ')\w+/, 'nothing'],
];

test('it starts whatever is wrong with content, shows the site as it was, and tells what is wrong', async () => {
  git('checkout', '-q', '-f', 'HEAD');
  for (const [name, file, from, to] of spoiled) {
    const text = read(file);
    await stop();
    rmSync(`${copy}/.edit`, { recursive: true, force: true });
    writeFileSync(`${copy}/${file}`, text.replace(from, to));
    expect([name, read(file) === text]).toEqual([name, false]);
    await start();
    await expect(frame.locator('main h1')).toBeVisible(madeByNext);
    await expect(page.locator('.panel .wrong li').first(), name).toBeVisible(readAnew);
    writeFileSync(`${copy}/${file}`, text);
    await expect(page.locator('.panel .wrong li')).toHaveCount(0, readAnew);
  }
});

test('with a damaged list of changes and a full storage of the browser, it starts and saves', async () => {
  await stop();
  writeFileSync(`${copy}/.edit/changes.json`, '[{"id": 1');
  await start();
  await open('/', 'content/site.ts:tagline');
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let count = 0; ; count += 1) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
      } catch {
        // Half as much may still have room.
      }
    }
  });
  await typeOver(field('Tagline'), 'A line that finds no room elsewhere');
  await save();
});
