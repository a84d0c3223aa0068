import { execFileSync, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { claims, destinations, plans } from '../../lib/content';
import { comingSoon, company, industries, services } from '../../lib/content/pages';
import { copyProject } from '../../scripts/test/copy-project';
import { freePort } from '../../scripts/test/free-port';
import { findViolations } from '../../tests/site/axe';
import { madeByNext, readAnew, startEditor } from './start-editor';

/*
 * What editors do most, with `npm run edit` and without opening a file: each change is what a careful person would have typed,
 * and all of them can be taken back. Part of `npm run test:all`.
 */

test.describe.configure({ mode: 'serial', timeout: 240_000 });

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
  git('-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'a task');
  return lines.filter((line) => /^[-+] /.test(line)).map((line) => line.replaceAll(/\s+/g, ' '));
}

async function start(): Promise<void> {
  ({ running, address } = await startEditor(copy, port));
  await page.goto(address);
}

test.beforeAll(async ({ browser }) => {
  copy = copyProject('edit-');
  git('init', '-q');
  diff();
  port = await freePort();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await countSteps();
  await start();
  frame = page.frameLocator('iframe');
});
test.afterAll(() => {
  running?.kill();
  // The preview ends a moment later, and still writes.
  rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

/** When the page of a task was seen, and when the preview showed the change. */
let seen = 0;
let shownAt = 0;
/** Clicks, and fields that were typed into. */
let steps = 0;
const tasks: { task: string; steps: number; seconds: number }[] = [];
test.beforeEach(() => {
  [seen, shownAt, steps] = [Date.now(), 0, 0];
});
test.afterEach(() => {
  tasks.push({ task: test.info().title, steps, seconds: ((shownAt || Date.now()) - seen) / 1000 });
});

async function countSteps(): Promise<void> {
  await page.exposeFunction('countStep', () => (steps += 1));
  await page.addInitScript(() => {
    const { countStep } = globalThis as unknown as { countStep: () => void };
    let typedInto: EventTarget | null = null;
    addEventListener('click', ({ isTrusted }) => isTrusted && countStep(), true);
    addEventListener('input', ({ target }) => {
      if (target === typedInto || (target as HTMLInputElement).matches('[type=radio], [type=checkbox]')) return;
      typedInto = target;
      countStep();
    });
  });
}

async function expectShown(shown: Locator): Promise<void> {
  await expect(shown.first()).toBeVisible(madeByNext);
  shownAt = Date.now();
}

/** Opens a page of the site, with a field if one is named. */
async function open(path: string, field = ''): Promise<void> {
  await page.goto(`${new URL('/_edit/', address)}?${Date.now()}#${path}${field && `?field=${field}`}`);
  await expect(frame.locator('main h1')).toBeVisible(madeByNext);
  if (field) await expect(page.locator('.panel form').first()).toBeVisible();
  else await expect(page.locator('.choices button').first()).toBeVisible(madeByNext);
  [seen, steps] = [Date.now(), 0];
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

/** The first place of a text that can be seen. On /pricing, answers that nobody has chosen come before the plans. */
const textOnPage = (text: string) =>
  frame.locator('main').getByText(text, { exact: true }).filter({ visible: true }).first();

/** Clicks a text on the page and types another one, which the page shows at once, and once it is saved. */
async function change(text: string, by: string, shown = by): Promise<void> {
  await textOnPage(text).click();
  const focused = page.locator('.panel :focus');
  await expect(focused).toBeVisible();
  await typeOver(focused, by);
  // Before it is saved.
  await expect(frame.locator('main').getByText(shown).first()).toBeVisible();
  await save();
  await expectShown(frame.locator('main').getByText(shown));
}

test('a price', async () => {
  const plan = plans[2] as (typeof plans)[number];
  await open('/pricing');
  await textOnPage(`$${plan.price}`).click();
  await typeOver(field('Price'), '-5');
  await expect(page.getByText('Expected more than 0.')).toBeVisible();
  await typeOver(field('Price'), String(plan.price));
  await change(`$${plan.price}`, String(plan.price + 2), `$${plan.price + 2}`);
  expect(diff()).toEqual([`- price: ${plan.price},`, `+ price: ${plan.price + 2},`]);
});

test('a headline, with the words that are marked in it', async () => {
  const service = services.find(({ path }) => path === '/data-analytics') as (typeof services)[number];
  await open(service.path);
  await frame.locator('main h1').click();
  await typeOver(field('Title'), 'Which work brings *the money* home');
  await expect(frame.locator('main h1')).toHaveText('Which work brings the money home');
  await save();
  await expectShown(frame.locator('main h1', { hasText: 'Which work brings the money home' }));
  expect(
    diff()
      .filter((line) => line.startsWith('+'))
      .join(' '),
  ).toContain("'Which work brings the money home'");
});

test('a sentence that is seen', async () => {
  const [paragraph = ''] = company.letter;
  await open(company.path);
  await change(paragraph, `${paragraph} That has not changed.`, 'That has not changed.');
  expect(diff()).toHaveLength(2);
});

test('a figure, where it is claimed', async () => {
  const claim = claims[0] as (typeof claims)[number];
  await open(claim.pages[0] as string);
  await frame.locator('main').getByText(claim.label).first().click();
  await typeOver(field('Figure'), '16–21');
  await typeOver(field('Source'), claim.source.replace('15-20', '16-21'));
  await save();
  await expectShown(frame.locator('main').getByText('16–21'));
  expect(diff()).toEqual([
    `- figure: '${claim.figure}',`,
    "+ figure: '16–21',",
    `- source: '${claim.source}',`,
    `+ source: '${claim.source.replace('15-20', '16-21')}',`,
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
  await open(industries[0]?.path ?? '');
  const drawing = frame.locator('main [role=img][aria-label]').filter({ visible: true }).first();
  const label = (await drawing.getAttribute('aria-label')) ?? '';
  await drawing.click();
  await expect(page.locator('.panel :focus')).toHaveValue(label);
});

test('a testimonial', async () => {
  await open('/testimonials');
  await button('Add, retire').click();
  await button('Testimonials').click();
  await button('Add to testimonials').click();
  await field('Sample').last().check();
  await typeOver(field('Name'), 'Test Person');
  await typeOver(field('Position'), 'In a test');
  await typeOver(field('Content'), 'A test has added these words to the page about testimonials.');
  await field('5 of 5 stars').check();
  await save();
  await expectShown(frame.getByText('A test has added these words'));
  expect(diff().every((line) => line.startsWith('+'))).toBe(true);
});

test('a question, in another place of the list', async () => {
  await open('/ai', 'content/services/ai.ts:questions.items');
  await button('Add to items').click();
  await typeOver(field('Question'), 'Can a test ask a question here?');
  await typeOver(field('Answer'), 'Yes, and it answers the question as well, in a whole sentence.');
  await button(/^Move \d+\. Can a test ask .* up$/).click();
  await save();
  await expectShown(frame.getByText('Can a test ask a question here?'));
  expect(diff().filter((line) => line.startsWith('-'))).toEqual([]);
});

test('a row of the table', async () => {
  await open('/pricing', 'content/comparison.ts:');
  await button('Add to comparison').click();
  await page.locator('.kinds').getByText('Plans', { exact: true }).last().click();
  await typeOver(field('Feature').last(), 'A row that a test adds');
  await save();
  await expectShown(frame.getByText('A row that a test adds'));
  expect(diff()).toEqual(["+ { feature: 'A row that a test adds', plans: 'all' },"]);
});

test('an add-on, with its address', async () => {
  await open('/add-on-pricing', 'content/add-ons.ts:');
  await button(/^Duplicate 5\./).click();
  await page.locator('.panel li:nth-child(6) summary').first().click();
  for (const [name, value] of Object.entries({
    'Short name': 'a-test',
    Name: 'Work of a test',
    'Where the button leads': 'addOnTest',
    Button: 'Add the test',
    Description: 'What a test adds to every plan, in one sentence.',
  }))
    await typeOver(field(name), value);
  await typeOver(field('Nothing has this name yet. Its web address:'), 'https://pay.hearthline.example/add-on/test');
  await button('Keep this address').click();
  await expect(field('Nothing has this name yet. Its web address:')).toHaveCount(0);
  await page.locator('[data-place="5"] summary', { hasText: 'Scene' }).click();
  await typeOver(
    page.locator('[data-place="5.scene"] :is(input:not([type=radio]), textarea)').first(),
    'A scene of a test',
  );
  await button(/^Save/).click();
  await expectShown(frame.getByText('Work of a test'));
  expect(diff().filter((line) => line.startsWith('-'))).toEqual([]);
});

test('the address of the calendar', async () => {
  const { url } = destinations.links.bookingCalendar;
  await open('/schedule', 'content/destinations.ts:links.bookingCalendar.url');
  await typeOver(field('Web address'), url.replace('001', '009'));
  await save();
  expect(diff().map((line) => line.slice(0, 1))).toEqual(['-', '+']);
});

test('a menu entry', async () => {
  await open('/', 'content/navigation.ts:menus.4.entries');
  await button('Add to entries').click();
  await typeOver(field('Label').last(), 'A test of menus');
  await typeOver(field('Leads to').last(), '/pricing');
  await save();
  expect(diff()).toEqual(["+ { label: 'A test of menus', href: '/pricing' },"]);
});

test('a page that is retired', async () => {
  const { path } = comingSoon.at(-1) as (typeof comingSoon)[number];
  await open('/');
  await button('Add, retire').click();
  await field('Page').selectOption(path);
  await field('Its visitors get').selectOption('/industries/smbs');
  await button('What leads to it?').click();
  await button('Retire it now').click();
  await expect(page.getByText('Done.')).toBeVisible();
  const lines = diff();
  expect(lines.find((line) => line.includes(`{ from: '${path}', to: '/industries/smbs' }`))).toBeDefined();
  expect(lines.filter((line) => line.startsWith('+') && line.includes('href')).join()).not.toContain(path);
});

test('a new trade, whose blanks the page shows', async () => {
  await open('/');
  await button('Add, retire').click();
  await typeOver(field('Name in its address, such as pest-control'), 'pest-control');
  await button('Make the page').click();
  await expect(page.locator('.panel [role=status]').last()).toHaveText('Done.', readAnew);
  await expect(frame.locator('main h1')).toContainText('✎', madeByNext);
  await open('/industries/pest-control');
  await frame.locator('main h1').click();
  await typeOver(field('Title'), 'No more *lost calls* in pest control');
  await button(/^Save/).click();
  await expect(page.locator('.saved')).toHaveText(/^Saved \d/);
  await expect(frame.locator('main h1')).toHaveText('No more lost calls in pest control', madeByNext);
  diff();
});

test('an offer until a date', async () => {
  await open('/', 'content/pages/home.ts:');
  await button('Add notice').click();
  await typeOver(field('Text').first(), 'Free setup in the spring');
  await typeOver(field('Leads to').first(), '/pricing');
  await field('Until').focus();
  await page.keyboard.type('05312999', { delay: 50 });
  await button(/^Save/).click();
  await expectShown(frame.getByText('Free setup in the spring'));
  expect(diff().every((line) => line.startsWith('+'))).toBe(true);
});

for (const [task, path, place, name, by] of [
  ['the brand', '/', 'content/site.ts:name', 'Name', 'Hearthside'],
  ['where a button leads', '/', 'content/actions.ts:viewPricing.href', 'Leads to', '/add-on-pricing'],
  [
    'a title in search engines',
    '/contact',
    'content/pages/contact.ts:seo.title',
    'Title',
    'Write to us: a person replies',
  ],
] as const)
  test(task, async () => {
    await open(path, place);
    await typeOver(field(name), by);
    await save();
    await expectShown(page.locator('.saved'));
    expect(diff().filter((line) => line.startsWith('+'))).toEqual([expect.stringContaining(by)]);
  });

test('what is done elsewhere is found with where that is', async () => {
  await open('/');
  await button('Search').click();
  await typeOver(field('Words of a sentence, anywhere on the site'), 'color');
  const [guide] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: /color/ }).click()]);
  await expect(guide.locator(':target')).toHaveText(/color/);
  await guide.close();
});

test('words that were pasted, are repaired, and are shown on their page', async () => {
  const file = 'content/pages/contact.ts:expect.title';
  await open('/', file);
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
  await page.waitForTimeout(500);
  await page.reload();
  await expect(field('Tagline')).toHaveValue('A line that nobody has saved');
  await button('Discard').click();
  running?.kill();
  await start();
  await open('/');
  await button(/^Changes/).click();
  for (const count = await button(/^Take back/).count(), left = { count }; left.count > 0; left.count -= 1) {
    await button('Undo').click();
    await expect(button(/^Take back/)).toHaveCount(left.count - 1);
  }
  diff();
  const [first = ''] = git('rev-list', '--max-parents=0', 'HEAD').trim().split('\n');
  expect(git('diff', '--stat', first, '--', 'app', 'content/*.ts', 'content/*/*.ts')).toBe('');
});

test('the first five were done in less than ten seconds each, by the median', () => {
  console.table(tasks);
  const [, , median] = tasks.slice(0, 5).toSorted((one, other) => one.seconds - other.seconds);
  expect(median?.seconds).toBeLessThan(10);
});

test('it has no violations of axe, beside the page and as a sheet on a phone', async () => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open('/pricing', 'content/plans.ts:2.price');
    expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('what somebody else has changed meanwhile is kept, and both are shown where it is the same field', async () => {
  const file = `${copy}/content/site.ts`;
  const replace = (from: string | RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/', 'content/site.ts:tagline');
  await typeOver(field('Tagline'), 'A line of mine for a test');
  replace(/tagline: '.*'/, "tagline: 'A line of theirs for a test'");
  await button('Save').click();
  await expect(page.locator('.panel ins')).toHaveText('mine');
  await expect(page.locator('.panel del')).toHaveText('theirs');
  expect(readFileSync(file, 'utf8')).toContain("tagline: 'A line of theirs for a test'");
  await button('Keep theirs').click();
  await typeOver(field('Tagline'), 'A line of ours for a test');
  replace('A line', 'The line');
  await button('Save').click();
  await button('Take mine').click();
  await expect(page.locator('.saved')).toHaveText(/^Saved \d/);
  expect(readFileSync(file, 'utf8')).toContain("tagline: 'A line of ours for a test'");
});

/** Presses Tab until something with this name has the focus. */
async function tabTo(name: string | RegExp, key = 'Tab'): Promise<void> {
  const wanted = page.locator('.panel').getByRole('button', { name, exact: true }).first();
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(wanted).toBeFocused({ timeout: 20 });
  }).toPass({ intervals: [0] });
}

test('all of it by keys alone, and handed over on a branch of its own', async () => {
  diff();
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
  await tabTo('Undo', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.said')).toHaveText('Undone.');
  await expect(frame.getByText('So says a test.')).toHaveCount(0, madeByNext);
  await tabTo('Redo');
  await page.keyboard.press('Enter');
  await expect(page.locator('.said')).toHaveText('Done again.');
  await tabTo(/^Changes/);
  await page.keyboard.press('Enter');
  await field('What you have changed, and why').focus();
  await page.keyboard.type('Words of a test', { delay: 50 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Handed over as edit\/words-of-a-test\./)).toBeVisible();
  expect(git('show', '--stat', '--format=%s %D')).toMatch(
    /^Words of a test HEAD -> edit\/words-of-a-test\n\n content\/pages\/\S+ \|/,
  );
});

test('what the build would refuse is not handed over, but listed with links', async () => {
  const handOver = async () => {
    await button(/^Changes/).click();
    await typeOver(field('What you have changed, and why'), 'Another line');
    await button('Hand it over').click();
  };
  const before = git('rev-parse', 'HEAD');
  await open('/', 'content/site.ts:tagline');
  await typeOver(field('Tagline'), 'A line with "straight quotes"');
  await button('Save as a draft').click();
  await expect(page.locator('.saved')).toHaveText(/as a draft\. Not on the page yet/);
  await handOver();
  await expect(page.getByText('The build would refuse this.')).toBeVisible();
  expect(git('rev-parse', 'HEAD')).toBe(before);
  await page
    .locator('.panel .wrong')
    .getByRole('button', { name: /Tagline/ })
    .click();
  await expect(field('Tagline')).toBeFocused();
  await button('Repair it like this').click();
  await save();
  await handOver();
  await expect(page.getByText('Handed over as edit/words-of-a-test.')).toBeVisible();
  expect(git('log', '--format=%s', `${before.trim()}..`)).toBe('Another line\n');
});
