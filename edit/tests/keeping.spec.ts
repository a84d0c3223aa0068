import { execFileSync, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { company } from '../../lib/content/pages';
import { copyProject } from '../../scripts/test/copy-project';
import { freePort } from '../../scripts/test/free-port';
import { madeByNext, readAnew, startEditor } from './start-editor';

/* Nothing is lost, moved or misread while people type, save and collide, and the program is ended. Part of `npm run test:all`. */

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let copy: string;
let port: number;
let running: ChildProcess | undefined;
let address: string;
let page: Page;

const read = (file: string) => readFileSync(`${copy}/${file}`, 'utf8');
const write = (file: string, text: string) => writeFileSync(`${copy}/${file}`, text);
const field = (on: Page, name: string) => on.locator('.panel').getByLabel(name, { exact: true });

/** Whose entry has these words. */
const nameOf = (text: string, position: string) =>
  /name: '([^']*)'/.exec(text.slice(0, text.indexOf(position)).split('{').at(-1) ?? '')?.[1];

/** Types over a field as people do, key by key. */
async function typeOver(target: Locator, text: string): Promise<void> {
  await expect(target).toBeVisible();
  await target.focus();
  await target.page().keyboard.press('ControlOrMeta+a');
  await target.page().keyboard.type(text, { delay: 50 });
}

async function open(on: Page, path: string, place: string): Promise<void> {
  await on.goto(`${new URL('/_edit/', address)}?${Date.now()}#${path}?field=${place}`);
  await expect(on.locator('.panel form').first()).toBeVisible();
}

test.beforeAll(async ({ browser }) => {
  copy = copyProject('edit-');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'before');
  port = await freePort();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  ({ running, address } = await startEditor(copy, port));
  await page.goto(address);
});
test.afterAll(() => {
  running?.kill();
  // The preview ends a moment later, and still writes.
  rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

test('typing goes on while it saves, once a second for a minute', async () => {
  const file = 'content/pages/company.ts';
  await open(page, company.path, `${file}:letter.0`);
  const paragraph = page.locator('.panel textarea:focus');
  await expect(paragraph).toHaveValue(company.letter[0] ?? '');
  await page.keyboard.press('ControlOrMeta+End');
  const words = Array.from({ length: 60 }, (_, count) => ` w${count + 1}`);
  for (const word of words) {
    const next = setTimeout(1000);
    await page.keyboard.type(word, { delay: 50 });
    await page.keyboard.press('ControlOrMeta+s');
    await next;
  }
  const all = `${company.letter[0]}${words.join('')}`;
  await expect(paragraph).toHaveValue(all);
  await expect.poll(() => read(file)).toContain(all);
  await expect(page.locator('.saved')).toHaveText(/^Saved \d/);
  // As a draft: the dictionary does not have these words.
  await expect(page.getByRole('button', { name: 'Save as a draft' })).toBeDisabled();
});

test('a number is text while it is typed, and saved only as a number that is allowed', async () => {
  await open(page, '/', 'content/site.ts:emailFee');
  const fee = field(page, 'Email fee');
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
  await open(page, '/testimonials', `${file}:2.position`);
  const before = read(file);
  await open(other, '/testimonials', `${file}:`);
  await other.getByRole('button', { name: /^Move 3\. .* up$/ }).click();
  await other.keyboard.press('ControlOrMeta+s');
  await expect(other.locator('.saved')).toHaveText(/^Saved \d/);
  const moved = read(file);
  expect(moved).not.toBe(before);
  await typeOver(field(page, 'Position'), 'Of a test');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('.saved')).toHaveText(/^Saved \d/);
  const [, , third] = [...before.matchAll(/name: '([^']*)'/g)].map(([, name]) => name);
  expect(nameOf(read(file), "position: 'Of a test'")).toBe(third);
  await other.close();
});

test('a mistake by a text editor takes no page down, and a conflict is settled with a button', async () => {
  const file = 'content/pages/contact.ts';
  const text = read(file);
  const frame = page.frameLocator('iframe');
  await open(page, '/about/company', 'content/pages/company.ts:letter.0');
  write(file, text.replace("'", "'It's "));
  const told = page.locator('.wrong', { hasText: `${file}, line` }).first();
  await expect(told).toBeVisible(readAnew);
  for (const path of ['/contact', '/pricing']) {
    await page.goto(`${new URL('/_edit/', address)}?${Date.now()}#${path}`);
    await expect(frame.locator('main h1')).toBeVisible(madeByNext);
  }
  const line = text.split('\n').find((one) => one.includes('title:')) ?? '';
  const both = `<<<<<<< HEAD\n${line}\n=======\n${line.replace('title', 'title')}\n>>>>>>> theirs`;
  write(file, text.replace(line, both));
  await page.getByRole('button', { name: 'Keep the upper ones, of here' }).first().click(readAnew);
  await expect.poll(() => read(file)).toBe(text);
  await expect(told).toHaveCount(0, readAnew);
});

test('after a kill nothing runs on, and the next start has the words that were not saved', async () => {
  await open(page, '/', 'content/site.ts:tagline');
  await typeOver(field(page, 'Tagline'), 'A line that nobody has saved');
  running?.kill('SIGKILL');
  const isRunningOn = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).includes(`${copy}/.next`);
  await expect.poll(isRunningOn, { timeout: 20_000 }).toBe(false);
  await setTimeout(500);
  ({ running, address } = await startEditor(copy, port));
  await page.goto(address);
  await open(page, '/', 'content/site.ts:tagline');
  await expect(field(page, 'Tagline')).toHaveValue('A line that nobody has saved');
});
