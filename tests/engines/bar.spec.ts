import { site } from '../../lib/content/site';
import { noteLimit } from './limits';
import { ask, click, expectPath } from './page';
import { expect, test } from './test';
import type { Visitor } from './visitor';

/** The opacity of the bar's background. */
const background = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const bar = document.querySelector('.site-bar');
    return bar && Number(getComputedStyle(bar, '::before').opacity);
  });

const scrollTo = (visitor: Visitor, top: number) => visitor.evaluate((y) => window.scrollTo(0, y), top);

test.beforeEach(async ({ visitor, engineName }) => {
  noteLimit('scrollAnimation', engineName);
  await visitor.resize({ width: 1440, height: 900 });
});

test('the bar is transparent up to 20 px of scroll, then white', async ({ visitor }) => {
  await visitor.open('/');
  expect(await background(visitor)).toBe(0);
  await scrollTo(visitor, 21);
  await expect.poll(() => background(visitor)).toBe(1);
  await scrollTo(visitor, 20);
  await expect.poll(() => background(visitor)).toBe(0);
});

test('the bar is white on a page that opens at a fragment', async ({ visitor }) => {
  await visitor.open('/industries/plumbers#figures');
  await expect.poll(() => background(visitor)).toBe(1);
});

test('the bar is always white on /gmb-seo, and transparent again on the next page', async ({ visitor }) => {
  await visitor.open('/gmb-seo');
  // It may still fade in, which takes 0.15 s.
  await expect.poll(() => background(visitor)).toBe(1);
  await click(visitor, { selector: '.site-bar a', text: site.name });
  await expectPath(visitor, '/');
  await expect.poll(() => ask(() => background(visitor))).toBe(0);
});
